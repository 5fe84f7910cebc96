import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { HttpCall } from '../../apps/server/src/testing/bare-routes.ts'

/** Where the bare routes answer a path. */
export const bareRoute = (name: string) => `/${name.replaceAll(/\W+/g, '-')}`

/** As many as a screen has under way at once. */
const atOnce = 4

export type Load = { make: (calls: readonly HttpCall[]) => Promise<void>; close: () => void }

/** Makes calls over connections that stay open. Any answer but a good one ends it: a refusal would be quick, too. */
export function openLoad(origin: string): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  return {
    async make(calls) {
      let next = 0
      const oneAfterTheOther = async () => {
        for (let call = calls[next++]; call !== undefined; call = calls[next++]) await make(agent, origin, call)
      }
      await Promise.all(Array.from({ length: atOnce }, oneAfterTheOther))
    },
    close: () => agent.destroy(),
  }
}

function make(agent: Agent, origin: string, { method, path, headers, body }: HttpCall): Promise<void> {
  return new Promise((resolve, reject) => {
    const own = method === 'GET' ? headers : { ...headers, 'idempotency-key': randomUUID() }
    const sent = request(origin + path, { agent, method, headers: own }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (piece: string) => (text += piece))
      answer.on('end', () => {
        if (answer.statusCode !== undefined && answer.statusCode < 300) resolve()
        else reject(new Error(`${method} ${path}: ${answer.statusCode} ${text.slice(0, 300)}`))
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
