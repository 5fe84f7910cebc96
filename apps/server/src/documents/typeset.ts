import { inThread } from '#work/in-thread.ts'

/** The papers that we know how to set; each is a file of this folder, and its data is what that file reads. */
export type Paper = 'price-list' | 'request-report' | 'statement' | 'voucher'

/**
 * Sets a paper and answers it as PDF. A page takes a fifth of a second, most of it for the thread to begin; a hundred
 * pages take seconds, and only the worker has that long.
 */
export function typeset(
  paper: Paper,
  data: object,
  { slowestMs = 60_000, pictures = {} }: { slowestMs?: number; pictures?: Pictures } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const work = { paper, data: JSON.stringify(data), pictures }
  return inThread(new URL('typeset-thread.ts', import.meta.url), work, { slowestMs })
}

/** By the names under which the paper reads them, as if they lay beside it. */
export type Pictures = Readonly<Record<string, Uint8Array>>
