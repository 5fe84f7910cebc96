import { page, userEvent } from 'vitest/browser'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Button } from '#kit/button/button.tsx'
import { Dialog } from '#kit/overlay/dialog.tsx'
import { useSnackbar } from '#kit/overlay/snackbar.tsx'
import { render } from '#testing/render.tsx'

function Buttons() {
  const notify = useSnackbar()
  const [isOpen, setOpen] = useState(false)
  return (
    // As far down as a page begins, below the bar of its frame.
    <div style={{ paddingBlockStart: 80 }}>
      <Button onPress={() => notify('success', 'Saved')}>Save</Button>
      <Button onPress={() => notify('error', 'Failed')}>Fail</Button>
      <Button
        onPress={() =>
          notify('error', 'Offline', { about: 'sending', action: { label: 'Retry', onAction: () => undefined } })
        }
      >
        Cut
      </Button>
      <Button onPress={() => notify('success', 'Sent', { about: 'sending' })}>Deliver</Button>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Invite" actions={<Button>Send</Button>}>
        <Button onPress={() => notify('error', 'The picture is too large to be taken. Choose a smaller one.')}>
          Upload
        </Button>
        <div style={{ height: 3000 }}>Long content</div>
      </Dialog>
    </div>
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

test('tells of the last act only, and closes by its button [shell-08]', async () => {
  render(<Buttons />)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Fail' }).click()
  await expect.element(page.getByRole('alert').getByText('Failed')).toBeVisible()
  await expect.element(message('Saved')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(message('Failed')).not.toBeInTheDocument()
  await expect.element(message('Saved')).not.toBeInTheDocument()
})

test('an error that offers a way out comes back after newer words', async () => {
  render(<Buttons />)
  await page.getByRole('button', { name: 'Cut' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(message('Saved')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(message('Offline')).toBeVisible()
})

test('an error is gone for good once the same thing went well', async () => {
  render(<Buttons />)
  await page.getByRole('button', { name: 'Cut' }).click()
  await page.getByRole('button', { name: 'Deliver' }).click()
  await expect.element(message('Sent')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(message('Sent')).not.toBeInTheDocument()
  await expect.element(message('Offline')).not.toBeInTheDocument()
})

test.each([
  [390, 800],
  [360, 640],
  [1440, 900],
])('never lies over an open sheet or dialog (%i × %i)', async (width, height) => {
  vi.useRealTimers()
  await page.viewport(width, height)
  render(<Buttons />)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.element(message('Saved')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Upload' }).click()
  const said = page.getByText(/too large/)
  await expect.element(said).toBeVisible()
  const bar = () => said.element().parentElement!.getBoundingClientRect()
  const box = () => page.getByRole('dialog').element().parentElement!.getBoundingClientRect()
  await expect.poll(() => bar().bottom <= box().top && bar().top >= 0 && box().bottom <= height).toBe(true)
})

test.each([
  [390, 800],
  [360, 640],
])('never lies over the buttons at the foot of a phone (%i × %i)', async (width, height) => {
  await page.viewport(width, height)
  render(<Buttons />)
  await page.getByRole('button', { name: 'Cut' }).click()
  await expect.element(message('Offline')).toBeVisible()
  const bar = message('Offline').element().parentElement!.getBoundingClientRect()
  expect(bar.top).toBeGreaterThanOrEqual(0)
  expect(bar.bottom).toBeLessThan(height / 4)
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
