import { useState, type ComponentType } from 'react'
import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { Button } from '#kit/button/button.tsx'
import { laterDialog } from '#kit/later/later.tsx'
import { render } from '#testing/render.tsx'

type Asking = { onClose: () => void }

// The browser is never idle: the code comes with the first press that needs it, and not before.
vi.hoisted(() => {
  globalThis.requestIdleCallback = () => 0
})

function draw() {
  const code = Promise.withResolvers<ComponentType<Asking>>()
  const Ask = laterDialog<Asking>(() => code.promise)
  const heard = vi.fn<(key: string) => void>()
  function Screen() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>Open</Button>
        {isOpen && <Ask onClose={() => setOpen(false)} />}
      </>
    )
  }
  document.addEventListener('keydown', ({ key }) => heard(key))
  render(<Screen />)
  return { code, heard }
}
const loading = () => page.getByText('Loading…')

test('a press before the code is there says that it loads, and no key leads elsewhere meanwhile', async () => {
  const { code, heard } = draw()
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(loading()).toBeVisible()
  await userEvent.keyboard('n')
  expect(heard).not.toHaveBeenCalled()
  code.resolve(() => <p>Here</p>)
  await expect.element(page.getByText('Here')).toBeVisible()
  await userEvent.keyboard('n')
  expect(heard).toHaveBeenCalledWith('n')
})

test('code that does not come is told, and the press is taken back', async () => {
  const { code } = draw()
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(loading()).toBeVisible()
  code.reject(new Error('offline'))
  await expect.element(loading()).not.toBeInTheDocument()
})
