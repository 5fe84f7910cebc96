import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { serveSecurityTxt } from '#http/public/security-txt.ts'

async function asked(contact: string | undefined) {
  const app = Fastify()
  serveSecurityTxt(app, contact)
  return app.inject('/.well-known/security.txt')
}

it('tells whom to write to about a hole, for half a year from now', async () => {
  const answer = await asked('mailto:security@sarai.example')
  expect(answer.headers['content-type']).toContain('text/plain')
  expect(answer.body).toContain('Contact: mailto:security@sarai.example\n')
  const expires = Date.parse(/^Expires: (.+)$/m.exec(answer.body)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now() + 100 * 86_400_000)
})

it('is not there when nobody reads such mails', async () => {
  expect((await asked(undefined)).statusCode).not.toBe(200)
})
