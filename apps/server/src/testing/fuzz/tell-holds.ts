import { watchEventLoop } from '#testing/fuzz/event-loop-watch.ts'

/** Loaded before the API that is fuzzed: tells its parent whenever the event loop was held. */
watchEventLoop((hold) => process.send?.(hold))
