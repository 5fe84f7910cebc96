import { expect, test } from 'vitest'
import { judgeStaffChange } from '#people/staff-change.ts'

const steppingDown = { isOwn: false, wasAdmin: true, staysAdmin: false, otherAdmins: 1 }

test.each([
  ['an admin takes the role from another', steppingDown, undefined],
  ['an admin takes it from themself', { ...steppingDown, isOwn: true }, 'OWN_ACCOUNT'],
  ['the last admin would go', { ...steppingDown, otherAdmins: 0 }, 'LAST_ADMIN'],
  ['the last admin would go by their own hand', { ...steppingDown, isOwn: true, otherAdmins: 0 }, 'LAST_ADMIN'],
  ['the last admin gets another role besides', { ...steppingDown, staysAdmin: true, otherAdmins: 0 }, undefined],
  ['somebody else is no admin before or after', { ...steppingDown, wasAdmin: false, otherAdmins: 1 }, undefined],
] as const)('%s', (_, change, why) => {
  const verdict = judgeStaffChange(change)
  expect(verdict.ok ? undefined : verdict.why).toBe(why)
})
