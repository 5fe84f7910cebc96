import { readSaver, type SavedKind } from '@sarai/wire/desk/savers.ts'
import type { SavedBy } from '@sarai/frame/form/saved-by.ts'
import { api } from '#shared/api.ts'

/** Asks for the name of whoever saved this last. */
export const saverOf =
  (kind: SavedKind, row?: number | string): SavedBy =>
  async () =>
    (await api(readSaver, { query: { kind, ...(row !== undefined && { row: `${row}` }) } })).name
