import { fork, type ChildProcess } from 'node:child_process'

/** The process was ended for what it took: what it was given is to blame, or the bounds are too tight. */
export class ProcessExhausted extends Error {
  override name = 'ProcessExhausted'
}

export type ProcessWork<Answer> = {
  do: (given: unknown) => Promise<Answer>
  /** Ends what runs: whoever waits for it is told so. */
  close: () => void
}

/**
 * Does work in processes of their own, each of which answers one message and is gone: native code cannot be bounded or
 * stopped in a thread. A spare one is kept, because starting takes longer than most of the work.
 * They inherit no setting and no secret. Each watches its own memory (watch-memory.ts) and leaves with its parent.
 */
export function createProcessWork<Answer>(
  file: URL,
  bounds: { slowestMs: number; mostMegabytes: number },
): ProcessWork<Answer> {
  let spare: ChildProcess | undefined
  let isClosed = false
  const running = new Set<ChildProcess>()

  const start = () => {
    const child = fork(file, [`${bounds.mostMegabytes}`], {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=128', '--disable-warning=ExperimentalWarning'],
      env: {},
    })
    running.add(child)
    child.once('close', () => {
      running.delete(child)
      if (spare === child) spare = undefined
    })
    // Told by `close` too, which is what whoever waits listens to; unheard it would end this process.
    child.on('error', () => child.kill('SIGKILL'))
    // A spare that waits keeps nobody from leaving.
    child.unref()
    child.channel?.unref()
    return child
  }

  return {
    async do(given) {
      if (isClosed) throw new Error('no more work is done here')
      const child = spare ?? start()
      child.ref()
      spare = start()
      const { promise, resolve, reject } = Promise.withResolvers<Answer>()
      const late = setTimeout(
        () => reject(new ProcessExhausted(`took longer than ${bounds.slowestMs} ms`)),
        bounds.slowestMs,
      )
      child.once('message', (answer) => resolve(answer as Answer))
      child.once('close', (code, signal) =>
        reject(
          signal === 'SIGKILL' && !isClosed
            ? new ProcessExhausted(`took more than ${bounds.mostMegabytes} MB`)
            : new Error(`the process ended without an answer (${code ?? signal})`),
        ),
      )
      child.send(given as object, (error) => error !== null && reject(error))
      return promise.finally(() => {
        clearTimeout(late)
        child.kill('SIGKILL')
      })
    },
    close() {
      isClosed = true
      for (const child of running) child.kill('SIGKILL')
    },
  }
}
