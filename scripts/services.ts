/** Starts and stops what the product talks to: PostgreSQL, S3, a mail receiver and a virus scanner. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { stay } from './run-command.ts'
import type { ReceivedMail } from './services/mail-receiver.ts'
import type { ServiceEnvironment } from './services/part.ts'
import { named, PARTS, running, start, stop } from './services/run.ts'
import { isRunning, readState } from './services/state.ts'

/** @public what startServices answers, for whoever must name it */
export type { ServiceAddresses } from './services/run.ts'

const HELP = `npm run services -- start|stop|status|mail [--dir DIR]

  start    start what is not running yet and print how to reach it (--install: apt-get what is missing;
           --durable: PostgreSQL survives a power cut, but is slower)
  stop     end what start started and throw its data away
  status   print what runs
  mail     print the mails received so far (--to ADDRESS: only theirs)

Ports are free ones. The folder is .services unless --dir names another; several may run side by side.
A server that the environment names already is used as it is, e.g. those of compose.yaml.`

const DEFAULT_DIR = resolve(import.meta.dirname, '../.services')

type StartOptions = Parameters<typeof start>[1]

export const startServices = (dir = DEFAULT_DIR, options: StartOptions = {}) => start(dir, options)
export const stopServices = (dir = DEFAULT_DIR) => stop(dir)

/** For one piece of work: on the servers of the default folder when they run, else on ones of its own, stopped after it. */
export async function withServices<T>(work: (environment: ServiceEnvironment) => Promise<T>): Promise<T> {
  const kept = running(DEFAULT_DIR)
  if (kept) return work({ ...kept.environment, ...named(process.env) })
  const dir = mkdtempSync(join(tmpdir(), 'sarai-services-'))
  process.on('SIGINT', stay)
  try {
    return await work((await startServices(dir)).environment)
  } finally {
    await stopServices(dir)
    process.off('SIGINT', stay)
  }
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      dir: { type: 'string', default: DEFAULT_DIR },
      durable: { type: 'boolean' },
      install: { type: 'boolean' },
      to: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  switch (values.help ? 'help' : (positionals[0] ?? '')) {
    case 'start': {
      const { environment } = await startServices(values.dir, values)
      return console.log(
        Object.entries(environment)
          .map(([name, value]) => `${name}=${value}`)
          .join('\n'),
      )
    }
    case 'stop':
      return stopServices(values.dir)
    case 'status':
      return printStatus(values.dir)
    case 'mail':
      return printMails(values.dir, values.to)
    case 'help':
      return console.log(HELP)
    default:
      console.error(HELP)
      process.exitCode = 1
  }
}

function printStatus(dir: string) {
  const state = readState(dir)
  for (const { name } of PARTS) console.log(`${name.padEnd(10)}${isRunning(state[name]) ? 'runs' : 'does not run'}`)
}

async function printMails(dir: string, to: string | undefined) {
  const reader = process.env.MAIL_READER_URL ?? readState(dir).mail?.environment.MAIL_READER_URL
  if (!reader) throw new Error('No mail receiver runs: npm run services -- start')
  const reply = await fetch(`${reader}/mails?${new URLSearchParams(to ? { to } : {})}`)
  const mails: ReceivedMail[] = await reply.json()
  for (const mail of mails)
    console.log(
      `${mail.date}  ${mail.from} → ${mail.to.join(', ')}\n${mail.subject}\n\n${mail.text}\n${'─'.repeat(60)}`,
    )
  console.log(`To see them as their readers do: ${reader}`)
}

if (import.meta.main) await main()
