import { expect, test } from 'vitest'
import type { LoaderFunctionArgs } from 'react-router'
import { takeMailLink } from '#shared/mail-link.ts'

const open = (address: string) =>
  takeMailLink({ request: new Request(`https://sarai.example${address}`) } as LoaderFunctionArgs)

test('the token of a mail leaves the address at once and is kept for the page [auth-09]', () => {
  const answer = open('/auth/reset-password?userId=7&token=secret')
  expect(answer).toBeInstanceOf(Response)
  expect((answer as Response).headers.get('location')).toBe('/auth/reset-password')
  expect(open('/auth/reset-password')).toEqual({ userId: '7', token: 'secret' })
})

test('a second link replaces the first one whole', () => {
  open('/auth/reset-password?userId=7&token=secret')
  open('/auth/reset-password?token=other')
  expect(open('/auth/reset-password')).toEqual({ token: 'other' })
})
