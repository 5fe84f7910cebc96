import { EventEmitter } from 'node:events'
import { Logger, parseCrontab, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import { freeJobsOfDeadPools, holdPoolsAlive } from '#jobs/dead-pools.ts'
import type { Tasks } from '#jobs/tasks.ts'

export type WorkerLog = { info(details: object, text: string): void; error(details: object, text: string): void }

/** What the clock asks for; each runs once, however many workers there are. The long ones at night in Tehran. */
const crontab = [
  '*/10 * * * * sweep-old-rows',
  '*/10 * * * * check-new-activity',
  '30 22 * * * sweep-passports',
  '35 22 * * * recount-requests',
  '40 22 * * * sweep-files',
  '45 22 * * * reconcile-books',
  '50 22 * * * anchor-activity',
  '0 23 * * * check-activity',
].join('\n')
const sweepMs = 2_000

/** Works the queue off until it is stopped. Jobs of a worker that died are taken over within seconds. */
export async function runWorker(options: {
  pool: pg.Pool
  tasks: Tasks
  log: WorkerLog
  /** How many jobs at once. Mails have places of their own: a mail server that is silent holds up mails alone. */
  places: { mails: number; others: number }
  /** How long running jobs may take once it is told to stop; then they are given back to the queue. */
  patienceMs: number
  /** The pool can no longer show that it is alive: it must stop, because others take its jobs now. */
  onLost: (error: unknown) => void
}): Promise<{ stop(): Promise<void> }> {
  const { pool, log, onLost } = options
  const all = Object.entries(taskListOf(options.tasks))
  const isMail = ([name]: [string, unknown]) => name.startsWith('mail-')
  const shares = [
    { tasks: all.filter(isMail), concurrency: options.places.mails, clock: '' },
    { tasks: all.filter((task) => !isMail(task)), concurrency: options.places.others, clock: crontab },
  ]
  const runners: Runner[] = []
  const poolIds: string[] = []
  for (const { tasks, concurrency, clock } of shares) {
    const events: WorkerEvents = new EventEmitter()
    events.once('pool:create', ({ workerPool }) => poolIds.push(workerPool.id))
    const runner = await run({
      pgPool: pool,
      events,
      parsedCronItems: parseCrontab(clock),
      taskList: Object.fromEntries(tasks),
      concurrency,
      pollInterval: 1_000,
      noHandleSignals: true,
      // A little before the process itself is cut: giving a job back takes a moment.
      gracefulShutdownAbortTimeout: options.patienceMs * 0.8,
      logger: quietLogger(log),
    })
    runner.promise.catch(onLost)
    runners.push(runner)
  }
  const alive = await holdPoolsAlive(pool, poolIds, onLost)
  const sweep = setInterval(() => {
    freeJobsOfDeadPools(pool).catch((error: unknown) => log.error({ err: error }, 'could not look for dead workers'))
  }, sweepMs)
  return {
    async stop() {
      clearInterval(sweep)
      await Promise.all(runners.map((runner) => runner.stop()))
      alive.release()
    },
  }
}

/** The library logs payloads with its errors; ours hold ids only, but a log line needs no more than the reason. */
function quietLogger(log: WorkerLog): Logger {
  return new Logger(() => (level, text) => {
    if (level === 'error') log.error({}, text)
  })
}

function taskListOf(tasks: Tasks): TaskList {
  const entries = Object.entries(tasks) as [
    string,
    (payload: unknown, jobId: string, attempt: number) => Promise<void>,
  ][]
  return Object.fromEntries(
    entries.map(([name, task]) => [
      name,
      (payload: unknown, { job }: { job: { id: string; attempts: number } }) => task(payload, job.id, job.attempts),
    ]),
  )
}
