/** Real browsers: one Chromium, and in it a context of its own for each person. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { findChromium } from '../../../src/cli/chromium.ts'

export const launchBrowser = (): Promise<Browser> => {
  const executablePath = findChromium()
  if (executablePath === null)
    throw new Error('No Chromium found: install one, or name its path in CHROMIUM.')
  // The sandbox needs rights that root in a container lacks; the pages opened here are our own.
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
}

export type Person = {
  readonly page: Page
  /** What went wrong in the pages so far: uncaught errors, and what the console calls an error. */
  readonly complaints: readonly string[]
  /** The bodies of the acts the page sent so far to make moves, as forms or over the socket. */
  readonly acts: readonly string[]
}

/** Notes what a page sends when its reader moves. */
const noteActs = (page: Page): readonly string[] => {
  const acts: string[] = []
  page.on('request', (request) => {
    const isMove = request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/move')
    if (isMove) acts.push(request.postData() ?? '')
  })
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const text = String(payload)
      if (text.includes('"type":"move"')) acts.push(text)
    }),
  )
  return acts
}

/** Somebody new: no cookie, a phone in English unless the options say otherwise. */
export const newPerson = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Person> => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
  })
  return { page, complaints, acts: noteActs(page) }
}
