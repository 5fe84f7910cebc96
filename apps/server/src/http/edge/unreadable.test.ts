import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'

const { app } = await openTestApp()

it.each([
  ['a path of bytes that are no letters', 'GET /api/Clienté HTTP/1.1\r\nHost: a\r\n\r\n', '400 Bad Request'],
  ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, '431 Request Header Fields'],
])('%s: the answer says that the connection ends with it', async (_, request, status) => {
  await app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined)
  const answer = await answerTo((app.server.address() as AddressInfo).port, request)
  expect(answer).toContain(`HTTP/1.1 ${status}`)
  expect(answer.toLowerCase()).toContain('connection: close')
})

it('sabotage: as the server comes, the connection is cut and nobody was told', async () => {
  const bare = Fastify()
  await bare.listen({ port: 0, host: '127.0.0.1' })
  const answer = await answerTo((bare.server.address() as AddressInfo).port, 'GET /é HTTP/1.1\r\nHost: a\r\n\r\n')
  await bare.close()
  expect(answer).toContain('400')
  expect(answer.toLowerCase()).not.toContain('connection: close')
})

async function answerTo(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.on('error', () => undefined)
  socket.write(Buffer.from(request, 'latin1'))
  await once(socket, 'close')
  return Buffer.concat(chunks).toString()
}
