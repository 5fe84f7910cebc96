import { expect, onTestFinished, test } from 'vitest'
import { createMemoryRouter } from 'react-router'
import { CallFailed } from '@sarai/wire/core/client.ts'
import { isBadLink, takeMailLink } from '#session/mail-link.ts'

/** What the address is, and what the page gets, after a link was opened. */
async function open(link: string, basename = '/') {
  const routes = [{ id: 'page', path: '/auth/reset-password', loader: takeMailLink, Component: () => null }]
  const router = createMemoryRouter(routes, { basename, initialEntries: [link] })
  onTestFinished(() => router.dispose())
  const shown = () => router.state.initialized && router.state.navigation.state === 'idle' && router.state.location
  await expect.poll(shown).toBeTruthy()
  const { pathname, search } = router.state.location
  return { address: pathname + search, kept: router.state.loaderData['page'] as unknown }
}

test('the token of a mail leaves the address at once and is kept for the page [auth-09]', async () => {
  expect(await open('/auth/reset-password?userId=7&token=secret')).toEqual({
    address: '/auth/reset-password',
    kept: { userId: '7', token: 'secret' },
  })
})

test('also where the app does not live at the root', async () => {
  expect(await open('/desk/auth/reset-password?token=secret', '/desk')).toEqual({
    address: '/desk/auth/reset-password',
    kept: { token: 'secret' },
  })
})

test('a second link replaces the first one whole', async () => {
  await open('/auth/reset-password?userId=7&token=secret')
  expect((await open('/auth/reset-password?token=other')).kept).toEqual({ token: 'other' })
})

test.each([
  ['a link that was used or is too old', { status: 409, code: 'LINK_INVALID', fields: [] }, true],
  ['a token that was cut short', { status: 400, code: 'VALIDATION_FAILED', fields: ['token'] }, true],
  ['a password that is too weak', { status: 400, code: 'VALIDATION_FAILED', fields: ['NewPassword'] }, false],
  ['a server that is busy', { status: 503, code: 'BUSY', fields: [] }, false],
  ['no answer', { status: 0, code: 'UNREACHABLE', fields: [] }, false],
])('%s: bad links are told from what is worth another try', (_, refusal, isBad) => {
  expect(isBadLink(new CallFailed({ ...refusal, text: '', reference: '' }))).toBe(isBad)
})
