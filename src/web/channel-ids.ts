import { type ChannelId, channelIds } from '../notify/channel.ts'

export const isChannelId = (text: string): text is ChannelId => channelIds.some((id) => id === text)
