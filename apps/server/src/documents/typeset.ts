import { Worker } from 'node:worker_threads'

/** The papers that we know how to set; each is a file of this folder, and its data is what that file reads. */
export type Paper = 'price-list'

const slowestMs = 60_000

/**
 * Sets a paper and answers it as PDF. In a thread of its own: a hundred pages take seconds, and meanwhile the process
 * must go on relaying events and mails. Only the worker does this.
 */
export function typeset(paper: Paper, data: object): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  const thread = new Worker(new URL('typeset-thread.ts', import.meta.url), {
    workerData: { paper, data: JSON.stringify(data) },
  })
  const late = setTimeout(() => reject(new Error(`${paper} took longer than a minute to set`)), slowestMs)
  thread.once('message', resolve)
  thread.once('error', reject)
  thread.once('exit', () => reject(new Error(`setting ${paper} ended without a page`)))
  return promise.finally(() => {
    clearTimeout(late)
    void thread.terminate()
  })
}
