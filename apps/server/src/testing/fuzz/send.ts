import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { WireRequest } from '#testing/generated/wire-request.ts'

export type Outcome = {
  sentAt: number
  endedAt: number
  /** What was answered; nothing when the connection was cut or nothing came in time. */
  answer?: { status: number; headers: IncomingHttpHeaders; body: Buffer }
  lost?: string
}

const patienceMs = 20_000

/** Sends over connections that stay open, a few at a time. */
export function createSender(port: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  /** What went over a connection before: when it is cut, that may be why. */
  const before = new WeakMap<object, string>()
  const send = ({ method, url, headers, payload }: WireRequest): Promise<Outcome> =>
    new Promise((done) => {
      const sentAt = Date.now()
      const end = (outcome: Pick<Outcome, 'answer' | 'lost'>) => done({ sentAt, endedAt: Date.now(), ...outcome })
      const length = payload === undefined ? {} : { 'content-length': `${Buffer.byteLength(payload)}` }
      const call = httpRequest(
        { host: '127.0.0.1', port, agent, method, path: url, headers: { ...headers, ...length }, timeout: patienceMs },
        (answer) => {
          const chunks: Buffer[] = []
          const settle = () => {
            const { statusCode: status = 0, headers: told } = answer
            end({ answer: { status, headers: told, body: unpacked(told['content-encoding'], Buffer.concat(chunks)) } })
          }
          // An event stream has no end: its beginning is the answer.
          if (answer.headers['content-type']?.startsWith('text/event-stream') === true) {
            settle()
            call.destroy()
            return
          }
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('end', settle)
          answer.on('error', (error) => end({ lost: `cut while it answered: ${error.message}` }))
        },
      )
      call.on('timeout', () => call.destroy(new Error(`no answer within ${patienceMs / 1_000} s`)))
      let last = ''
      call.on('socket', (socket) => {
        last = before.get(socket) ?? 'nothing'
        before.set(socket, `${method} ${url.slice(0, 80)} ${JSON.stringify(headers).slice(0, 200)}`)
      })
      call.on('error', (error) => end({ lost: `${error.message}; on this connection before: ${last}` }))
      call.end(payload)
    })
  return { send, close: () => agent.destroy() }
}

function unpacked(encoding: string | undefined, body: Buffer): Buffer {
  if (body.length === 0) return body
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}
