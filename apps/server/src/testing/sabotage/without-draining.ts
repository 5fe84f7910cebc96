/** Loaded before a process: it then goes at once when it is told to, whatever it is doing. */
process.prependOnceListener('SIGTERM', () => process.exit(0))
