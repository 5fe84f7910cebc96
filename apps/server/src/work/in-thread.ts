import { Worker, type ResourceLimits } from 'node:worker_threads'

/** The thread asked for more than it may have: what it was given is to blame, or the bound is too tight. */
export class ThreadExhausted extends Error {
  override name = 'ThreadExhausted'
}

/**
 * Does work in a thread of its own, which answers with one message. Work of seconds would otherwise hold up every
 * event, mail and call of the process.
 */
export function inThread<Answer>(
  file: URL,
  workerData: unknown,
  { slowestMs, memory = {} }: { slowestMs: number; memory?: ResourceLimits },
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const thread = new Worker(file, { workerData, resourceLimits: memory })
  const late = setTimeout(() => reject(new ThreadExhausted(`took longer than ${slowestMs} ms`)), slowestMs)
  thread.once('message', resolve)
  thread.once('error', (error: NodeJS.ErrnoException) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadExhausted('took too much memory') : error),
  )
  thread.once('exit', () => reject(new Error('the thread ended without an answer')))
  return promise.finally(() => {
    clearTimeout(late)
    void thread.terminate()
  })
}
