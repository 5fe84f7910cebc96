import { expect, test } from 'vitest'
import { loginBefore, pageAfterLogin } from '#session/page-after-login.ts'

const way = { login: '/auth/login', home: '/dashboard' }

test.each([
  ['/reservations/list?view=due', '/reservations/list?view=due'],
  ['//evil.example/x', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['/\t/evil.example', '/dashboard'],
  ['/\n/evil.example', '/dashboard'],
  ['https://evil.example', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  [null, '/dashboard'],
])('after the login %s leads to %s [shell-02]', (next, page) => {
  expect(pageAfterLogin(way, next)).toBe(page)
})

test.each([
  ['/orders?tab=open', '/auth/login?next=%2Forders%3Ftab%3Dopen'],
  ['/dashboard', '/auth/login'],
  ['/', '/auth/login'],
])('whoever wants %s without a session meets %s [shell-02]', (wanted, login) => {
  expect(loginBefore(way, wanted)).toBe(login)
})
