import type { FastifyInstance } from 'fastify'

type Sent = { accept?: string; send?: string; body?: object }

/** Calls as a program makes them that was written from the specification alone: it knows no key for writes. */
export function speakTo(app: FastifyInstance) {
  const model = (name: string | undefined) => `application/json${name === undefined ? '' : `; domain-model=${name}`}`
  return async (token: string, call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`, sent: Sent = {}) => {
    const [method, url] = call.split(' ') as ['GET', string]
    const answer = await app.inject({
      method,
      url,
      headers: {
        authorization: `Bearer ${token}`,
        accept: model(sent.accept),
        ...(sent.body && { 'content-type': model(sent.send) }),
      },
      ...(sent.body && { payload: JSON.stringify(sent.body) }),
    })
    const isJson = answer.headers['content-type']?.toString().includes('json')
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.body, headers: answer.headers }
  }
}
