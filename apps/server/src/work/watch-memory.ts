const everyMs = 20

/**
 * Ends this process, at once and without a word, when it takes more memory than it was given with its first argument.
 * A process that is busy with native code still gets here: that runs beside the event loop, as sharp does.
 * It leaves with its parent, not with a signal that was meant for all: what the parent still answers needs it.
 */
export function livesWithinBounds() {
  const mostBytes = Number(process.argv[2]) * 1024 * 1024
  if (!(mostBytes > 0)) throw new RangeError('a process of its own is told how much memory it may take')
  const end = () => process.kill(process.pid, 'SIGKILL')
  setInterval(() => process.memoryUsage.rss() > mostBytes && end(), everyMs)
  process.once('disconnect', end)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
}
