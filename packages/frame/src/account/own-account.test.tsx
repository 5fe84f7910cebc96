import { page } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { PasswordForm } from '#account/password-form.tsx'
import { SessionsCard } from '#account/sessions-card.tsx'
import { aRefusal, drawPage } from '#testing/draw-page.tsx'

const currentField = () => page.getByLabelText('Current password', { exact: false }).first()

async function fillPasswords() {
  await currentField().fill('Caravan7Yazd')
  await page.getByLabelText('New password', { exact: false }).first().fill('Minaret8Blue')
  await page.getByLabelText('Repeat the new password', { exact: false }).first().fill('Minaret8Blue')
  await page.getByRole('button', { name: 'Change password' }).click()
}

test.each(['CurrentPassword', 'currentPassword'])(
  'a wrong current password is said at its field when the wire calls it %s',
  async (field) => {
    drawPage(<PasswordForm username="nasrin" send={() => Promise.reject(aRefusal({ fields: [field] }))} />)
    await fillPasswords()
    await expect.element(currentField()).toBeInvalid()
    await expect.element(currentField()).toHaveFocus()
  },
)

test('a changed password is told, and what was typed is gone', async () => {
  const send = vi.fn<(passwords: object) => Promise<null>>().mockResolvedValue(null)
  drawPage(<PasswordForm username="nasrin" send={send} />)
  await fillPasswords()
  await expect.element(page.getByText('Your password was changed')).toBeVisible()
  expect(send.mock.calls[0]?.[0]).toEqual({ CurrentPassword: 'Caravan7Yazd', NewPassword: 'Minaret8Blue' })
  await expect.element(currentField()).toHaveValue('')
})

test('another device is logged out after a question; this one cannot be', async () => {
  const one = { address: '203.0.113.9', lastSeenAt: '2026-11-01T08:00:00Z' }
  const sessions = [
    { ...one, id: 'a', device: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Firefox/150.0', isCurrent: true },
    { ...one, id: 'b', device: 'Mozilla/5.0 (Windows NT 10.0; rv:150.0) Firefox/150.0', isCurrent: false },
  ]
  const end = vi.fn<(id: string) => Promise<null>>().mockResolvedValue(null)
  drawPage(<SessionsCard list={() => Promise.resolve(sessions)} end={end} />)
  await page.getByRole('button', { name: 'Log out Firefox on Windows' }).click()
  expect(end).not.toHaveBeenCalled()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => end.mock.calls[0]?.[0]).toBe('b')
  await expect.element(page.getByRole('button', { name: 'Log out Firefox on Linux' })).not.toBeInTheDocument()
})
