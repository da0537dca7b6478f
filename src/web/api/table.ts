/** A table as the API shows it. */
import type { TableLook } from '../../table/types.ts'
import { originOf } from '../middleware/origin.ts'
import type { Ctx } from '../types.ts'

export type Table = TableLook & { readonly url: string }

export const toTable = (c: Ctx, look: TableLook): Table => ({ ...look, url: `${originOf(c)}/t/${look.id}` })
