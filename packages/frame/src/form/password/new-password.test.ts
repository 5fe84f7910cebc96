import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { en } from '#form/form-words.en.ts'
import { fa } from '#form/form-words.fa.ts'
import { newPasswordFields, passwordsMatch } from '#form/password/new-password.ts'

const form = z.strictObject(newPasswordFields).check(passwordsMatch)

test.each([
  ['', '', 'NewPassword', 'required'],
  ['Ab1', 'Ab1', 'NewPassword', 'passwordLength'],
  ['Abcdef1', 'Abcdef1', 'NewPassword', 'passwordLength'],
  ['abcdefgh', 'abcdefgh', 'NewPassword', 'password'],
  [`Aa1${'x'.repeat(297)}`, `Aa1${'x'.repeat(297)}`, 'NewPassword', 'passwordLong'],
  ['Caravan1', '', 'repeat', 'required'],
  ['Caravan1', 'Caravan2', 'repeat', 'repeat'],
])('the new password %j, repeated as %j, is wrong at %s: %s [auth-09]', (NewPassword, repeat, field, word) => {
  const [first] = form.safeParse({ NewPassword, repeat }).error?.issues ?? []
  expect([first?.path[0], first?.message]).toEqual([field, word])
})

test('a character counts once, however many bytes it takes', () => {
  const longest = `Aa1${'🏨'.repeat(125)}`
  expect(form.safeParse({ NewPassword: longest, repeat: longest }).success).toBe(true)
})

test('a strong password that is repeated exactly is taken [auth-09]', () => {
  expect(form.safeParse({ NewPassword: 'Caravan1', repeat: 'Caravan1' }).success).toBe(true)
})

test.each([
  ['en', en, '8'],
  ['fa', fa, '۸'],
])('the rules and the error name the same number of characters, the one that is asked for (%s)', (_, words, eight) => {
  expect(form.safeParse({ NewPassword: 'Abcdef12', repeat: 'Abcdef12' }).success).toBe(true)
  expect(words.ruleLength).toContain(eight)
  expect(words.wrongPasswordLength).toContain(eight)
})
