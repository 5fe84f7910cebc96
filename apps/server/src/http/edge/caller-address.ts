import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * Where a call comes from. What a proxy forwards may hold a port, or whatever the caller wrote when the edge passes its
 * header on: only an address is taken, or limits and lists would keep any text.
 */
export function callerAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  if (isIP(ip) !== 0) return ip
  const bare = /^\[([\da-f:.]{2,45})\](?::\d{1,5})?$/i.exec(ip)?.[1] ?? /^([\d.]{7,15}):\d{1,5}$/.exec(ip)?.[1] ?? ip
  return isIP(bare) === 0 ? (socket.remoteAddress ?? '') : bare
}
