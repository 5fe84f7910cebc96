import { pino, stdSerializers, type Logger, type LoggerOptions } from 'pino'
import type { Config } from '#config.ts'

/** What PostgreSQL adds to an error to help find it: it quotes the row, and with it people's names and addresses. */
const quotesRows = new Set(['detail', 'where', 'internalQuery', 'hint'])

/** No personal data in the logs: addresses without their query, errors without the rows they are about. */
export function logOptions(config: Pick<Config, 'LOG_LEVEL'>): LoggerOptions {
  return {
    level: config.LOG_LEVEL,
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }),
      err: (error: Error) => withoutRows(stdSerializers.err(error)),
    },
  }
}

export function createLog(config: Pick<Config, 'LOG_LEVEL'>): Logger {
  return pino(logOptions(config))
}

function withoutRows(error: object): object {
  return Object.fromEntries(Object.entries(error).filter(([name]) => !quotesRows.has(name)))
}
