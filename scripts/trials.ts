/** Trials of the whole product under load and misfortune, with real servers. */
import { parseArgs } from 'node:util'
import { makeDemoDatabase } from './demo-installation.ts'
import type { ServiceEnvironment } from './services/part.ts'
import { withServices } from './services.ts'
import { accepts } from './trials/accepts.ts'
import { clocks } from './trials/clocks.ts'
import { cutStreams } from './trials/cut-streams.ts'
import { hostileFiles } from './trials/hostile-files.ts'
import { liveScreens } from './trials/live-screens.ts'
import { messages } from './trials/messages.ts'
import { books } from './trials/money/books.ts'
import { moneyTrial } from './trials/money/money.ts'
import { paymentKills } from './trials/money/payment-kills.ts'
import { paymentRaces } from './trials/money/payment-races.ts'
import { races } from './trials/races.ts'
import { rollingRestart } from './trials/rolling-restart.ts'
import { submits } from './trials/submits.ts'

const HELP = `npm run trials [-- NAME…] [--short]

Runs all trials, or those of the given names, or whose name holds a given word:
  rolling-restart   two API processes behind haproxy at 50 calls/s and 20 streams, restarted ten times (--short: twice):
                    no call fails, no stream is lost for more than 2 s, no event is missed
  submits           200 submits (--short: 20), each sent three times at once over two API processes, one of which is
                    killed in between: one request, one number and one mail of each, and every caller is told which
  accepts           300 requests (--short: 40) that six clerks accept over two API processes, one of which is killed in
                    between: each is accepted once, and whoever lost an answer finds it again under the same key
  clocks            5,000 deadlines (--short: 300) that pass at once among 100,000 (5,000), two workers, one of which is
                    killed: each is decided once and in its order, and none that the desk has extended
  races             100 times each (--short: 10), two who decide about one request in the same moment: one of them does,
                    the other is told that it changed, and nobody waits for ever
  payment-races     the same for payments: two who approve, one who approves and one who rejects or withdraws, two transfers
                    over the same contracts: booked once or not at all. Credit that crosses between two contracts: none
                    is lost. And 500 times each (10), payments that are sent or approved as the deadline passes: never
                    two outcomes, nothing is cancelled while they wait
  payment-kills     300 receipts (--short: 30), sent and approved at once over two API processes, one of which is killed in
                    between, and so is the worker: each is booked once, known by its key, and has one letter
  live-screens      50 decisions (--short: 10) of the desk, and as many of an agency, at one process: shown to the other
                    side by another in under half a second (median); then 50 a second for 10 s (4 s), of which a tab of
                    the desk reads at most twice a second
  messages          60 messages (--short: 8) between the desk and an agency, each at a process of its own: on the other
                    side's screen in under half a second (median), and by its clock of 10 s once its stream is cut
  cut-streams       with the streams of both apps cut, what one side decides and writes comes to the other's screen by
                    its clock of 10 s (--short: a clock of one second)
  money             10,000 operations (--short: 400) of four people at once, over two processes that are killed in
                    turn: every journal sums to zero, what is kept follows from the entries, nothing is approved twice,
                    nothing breaks; and deadlines passed, stays were confirmed, everything that may be done was
  books             a million entries, which are half a million lines of 151 accounts (--short: 12,000 of 11): lists and
                    statements cost with an account of 200,000 lines (10,000) at most 1.5 times what they cost with one
                    of 2,000 (200); all of it is reconciled within a minute while money comes in, no batch in half of one
  hostile-files     2,000 files (--short: 60) that were made to hurt: each is taken or refused, and no process ends`

type Trial = (services: ServiceEnvironment, isShort: boolean) => Promise<string[]>

const TRIALS: Record<string, Trial> = {
  'rolling-restart': (services, isShort) => rollingRestart(services, { restarts: isShort ? 2 : 10 }),
  submits: (services, isShort) => submits(services, { wanted: isShort ? 20 : 200 }),
  accepts: (services, isShort) => accepts(services, { wanted: isShort ? 40 : 300 }),
  clocks: (services, isShort) =>
    clocks(services, isShort ? { running: 5_000, due: 300 } : { running: 100_000, due: 5_000 }),
  races: (services, isShort) => races(services, { times: isShort ? 10 : 100 }),
  'payment-races': (services, isShort) =>
    paymentRaces(services, isShort ? { times: 10, deadlines: 10 } : { times: 100, deadlines: 500 }),
  'payment-kills': (services, isShort) => paymentKills(services, { wanted: isShort ? 30 : 300 }),
  'live-screens': (services, isShort) =>
    liveScreens(services, isShort ? { decisions: 10, seconds: 4 } : { decisions: 50, seconds: 10 }),
  messages: (services, isShort) => messages(services, { wanted: isShort ? 8 : 60 }),
  'cut-streams': (services, isShort) =>
    cutStreams(services, isShort ? { clockMs: 1_000, rounds: 1 } : { clockMs: undefined, rounds: 2 }),
  money: (services, isShort) => moneyTrial(services, { wanted: isShort ? 400 : 10_000, isLong: !isShort }),
  books: (services, isShort) =>
    books(
      services,
      isShort
        ? { lines: 12_000, long: 10_000, short: 200, calls: 20, rounds: 3 }
        : { lines: 500_000, long: 200_000, short: 2_000, calls: 40, rounds: 5 },
    ),
  'hostile-files': (services, isShort) => hostileFiles(services, { wanted: isShort ? 60 : 2_000 }),
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean' }, help: { type: 'boolean' } },
})
if (values.help) console.log(HELP)
else process.exitCode = await withServices(runAll)

/** `races` is a trial, and means that one alone. */
function isWanted(name: string): boolean {
  if (positionals.length === 0) return true
  return positionals.some((word) => (Object.hasOwn(TRIALS, word) ? word === name : name.includes(word)))
}

async function runAll(services: ServiceEnvironment): Promise<number> {
  let code = 0
  await makeDemoDatabase(services)
  for (const [name, trial] of Object.entries(TRIALS)) {
    if (!isWanted(name)) continue
    const begun = Date.now()
    const complaints = await trial(services, values.short === true)
    const took = `${Math.round((Date.now() - begun) / 1000)} s`
    for (const complaint of complaints.slice(0, 20)) console.error(`  ${complaint}`)
    console.log(
      `${complaints.length === 0 ? '✓' : '✗'} ${name}${complaints.length > 0 ? `: ${complaints.length}` : ''}, ${took}`,
    )
    if (complaints.length > 0) code = 1
  }
  return code
}
