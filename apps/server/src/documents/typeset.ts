import { inThread } from '#work/in-thread.ts'

/** The papers that we know how to set; each is a file of this folder, and its data is what that file reads. */
export type Paper = 'price-list'

const slowestMs = 60_000

/** Sets a paper and answers it as PDF. A hundred pages take seconds. Only the worker does this. */
export function typeset(paper: Paper, data: object): Promise<Uint8Array<ArrayBuffer>> {
  return inThread(new URL('typeset-thread.ts', import.meta.url), { paper, data: JSON.stringify(data) }, { slowestMs })
}
