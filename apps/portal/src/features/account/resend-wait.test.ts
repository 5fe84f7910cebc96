import { expect, test } from 'vitest'
import { secondsToResend } from '#features/account/resend-wait.ts'

const sentAt = 1_000_000

test.each([
  [undefined, 0, 0],
  [sentAt, 0, 60],
  [sentAt, 1, 60],
  [sentAt, 59_001, 1],
  [sentAt, 60_000, 0],
  [sentAt, 3_600_000, 0],
  // A clock that was put back does not make anybody wait longer.
  [sentAt, -3_600_000, 60],
])('a mail sent at %s and %s ms ago may be sent again in %s seconds [auth-11]', (sent, ago, seconds) => {
  expect(secondsToResend(sent, sentAt + ago)).toBe(seconds)
})
