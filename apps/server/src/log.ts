import { pino, stdSerializers, type Logger, type LoggerOptions } from 'pino'
import type { Config } from '#config.ts'
import { gatherLines } from '#log-lines.ts'

/**
 * What is told of an error. Of what else it may carry PostgreSQL quotes rows, and with them people's names, and its pool
 * hangs the whole connection to it, with the key to cancel its work.
 */
const told = new Set([
  'type',
  'message',
  'stack',
  'code',
  'severity',
  'routine',
  'schema',
  'table',
  'column',
  'constraint',
])

/** No personal data in the logs: addresses without their query, errors without the rows they are about. */
export function logOptions(config: Pick<Config, 'LOG_LEVEL'>): LoggerOptions {
  return {
    level: config.LOG_LEVEL,
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, path: pathOf(url) }),
      err: (error: Error) => onlyTold(stdSerializers.err(error)),
    },
  }
}

export function createLog(config: Pick<Config, 'LOG_LEVEL'>): Logger {
  const out = gatherLines(process.stdout.fd)
  // Also when something that nobody foresaw ends the process.
  process.once('exit', out.flush)
  return pino(logOptions(config), out)
}

function onlyTold(error: object): object {
  return Object.fromEntries(Object.entries(error).filter(([name]) => told.has(name)))
}

/** Without what only its holder should know: what follows a question mark, the code of a voucher, the link of a hotel. */
function pathOf(url: string): string {
  return readable(url.split('?')[0]!).replace(/((?:^|\/)(?:v|h|voucher-checks))\/.*/i, '$1/…')
}

/** `/%68/` leads where `/h/` does. */
function readable(path: string): string {
  return path.replaceAll(/%([2-7][0-9a-f])/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
}
