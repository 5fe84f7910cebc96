import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { logOptions } from '#log.ts'

function logged(write: (log: pino.Logger) => void): string {
  let text = ''
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      text += chunk.toString()
      done()
    },
  })
  write(pino(logOptions({ LOG_LEVEL: 'info' }), sink))
  return text
}

test('an error of the database is logged without the row that it quotes', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "agency_user_username"'), {
    code: '23505',
    detail: 'Key (username_key)=(nasrin@parvazasia.example) already exists.',
    where: 'COPY agency_user, line 1: "Nasrin"',
  })
  const line = logged((log) => log.error({ err: error }, 'failed'))
  expect(line).toContain('23505')
  expect(line).not.toMatch(/nasrin/i)
})

test('an address is logged without its query: links carry tokens there', () => {
  const line = logged((log) => log.info({ req: { method: 'GET', url: '/auth/reset-password?token=secret' } }))
  expect(line).toContain('/auth/reset-password')
  expect(line).not.toContain('secret')
})
