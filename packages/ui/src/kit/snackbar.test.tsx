import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, test, vi } from 'vitest'
import { Button } from '#kit/button.tsx'
import { useSnackbar } from '#kit/snackbar.tsx'
import { render } from '#testing/render.tsx'

function Buttons() {
  const notify = useSnackbar()
  return (
    <>
      <Button onPress={() => notify('success', 'Saved')}>Save</Button>
      <Button onPress={() => notify('error', 'Failed')}>Fail</Button>
    </>
  )
}

const message = (words: string) => page.getByText(words, { exact: true })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: false })
  return () => vi.useRealTimers()
})

test('shows the message in its colour and hides it after 5000 ms [shell-08]', async () => {
  render(<Buttons />)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('status').getByText('Saved')).toBeVisible()
  expect(getComputedStyle(message('Saved').element().parentElement!).backgroundColor).toBe('rgb(26, 115, 64)')
  await vi.advanceTimersByTimeAsync(4990)
  await expect.element(message('Saved')).toBeVisible()
  await vi.advanceTimersByTimeAsync(20)
  await expect.element(message('Saved')).not.toBeInTheDocument()
})

test('closes by its button, and then says what waited [shell-08]', async () => {
  render(<Buttons />)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Fail' }).click()
  await expect.element(message('Failed')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('alert').getByText('Failed')).toBeVisible()
  await expect.element(message('Saved')).not.toBeInTheDocument()
})

test('waits while the pointer is on it [shell-08]', async () => {
  render(<Buttons />)
  await page.getByRole('button', { name: 'Save' }).click()
  await userEvent.hover(message('Saved'))
  await vi.advanceTimersByTimeAsync(20_000)
  await expect.element(message('Saved')).toBeVisible()
  await userEvent.hover(page.getByRole('button', { name: 'Fail' }))
  await vi.advanceTimersByTimeAsync(5100)
  await expect.element(message('Saved')).not.toBeInTheDocument()
})
