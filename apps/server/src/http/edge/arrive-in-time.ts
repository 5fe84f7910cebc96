import type { FastifyHttpOptions, RawServerDefault } from 'fastify'
import type { Config } from '#config.ts'

/**
 * From the first byte to the last: a body that drips in would stay for ever, because Fastify waits without an end unless
 * told otherwise. Ten megabytes have come by then over less than a megabit. What we answer may take as long as
 * it likes, while it is read (bound-connections.ts).
 */
export function arriveInTime(
  config: Pick<Config, 'REQUEST_SECONDS' | 'HEADERS_SECONDS'>,
): Pick<FastifyHttpOptions<RawServerDefault>, 'requestTimeout' | 'http'> {
  return {
    requestTimeout: config.REQUEST_SECONDS * 1_000,
    http: { headersTimeout: config.HEADERS_SECONDS * 1_000, connectionsCheckingInterval: 1_000 },
  }
}
