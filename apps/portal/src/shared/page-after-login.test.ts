import { expect, test } from 'vitest'
import { pageAfterLogin } from '#shared/page-after-login.ts'

test.each([
  ['/reservations/list?view=due', '/reservations/list?view=due'],
  ['//evil.example/x', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['https://evil.example', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  [null, '/dashboard'],
])('after the login %s leads to %s [shell-02]', (next, page) => {
  expect(pageAfterLogin(next)).toBe(page)
})
