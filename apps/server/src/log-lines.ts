import { writeSync } from 'node:fs'

/**
 * A line by itself is a system call, which is a fifth of a light answer: so they go out together, a moment later. As many
 * bytes as a pipe takes whole: where several processes share one, longer pieces would be mixed.
 */
const together = 4_096
const latestMs = 100
/** A reader that is slow is waited for, but not for ever: whoever calls us waits meanwhile. */
const patience = { tries: 20, pauseMs: 5 }

export type Lines = { write: (line: string) => void; flush: () => void }

/**
 * Gathers lines and writes them to a file descriptor. A reader that is gone, or a disk that is full, loses lines and
 * nothing else: a process that cannot tell what it does goes on doing it, and can still end.
 */
export function gatherLines(fd: number): Lines {
  let lines = ''
  let bytes = 0
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const whole = Buffer.from(lines)
    lines = ''
    bytes = 0
    writeAll(fd, whole)
  }
  return {
    write(line) {
      if (Buffer.byteLength(line) + bytes > together) flush()
      lines += line
      bytes += Buffer.byteLength(line)
      timer ??= setTimeout(flush, latestMs).unref()
    },
    flush,
  }
}

function writeAll(fd: number, bytes: Buffer): void {
  let written = 0
  for (let tries = 0; written < bytes.length && tries < patience.tries;) {
    try {
      written += writeSync(fd, bytes, written)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return
      tries += 1
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, patience.pauseMs)
    }
  }
}
