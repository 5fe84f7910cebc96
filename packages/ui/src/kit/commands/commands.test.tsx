import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { useState } from 'react'
import { CommandCenter } from '#kit/commands/command-center.tsx'
import { ShortcutsProvider } from '#kit/commands/shortcuts.tsx'
import { speak } from '#testing/kept.ts'
import { render } from '#testing/render.tsx'

function App({ onGo, onNew = onGo }: { onGo: () => void; onNew?: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <ShortcutsProvider>
      <input aria-label="Notes" />
      <CommandCenter
        isOpen={isOpen}
        onOpenChange={setOpen}
        shortcuts={[
          { keys: ['KeyG', 'KeyR'], label: 'Requests', onPress: onGo },
          { keys: ['KeyN'], label: 'New request', onPress: onNew },
        ]}
        sections={[
          { title: 'Go to', commands: [{ id: 'air', label: 'کیش‌ایر', keys: ['KeyG', 'KeyT'], onAction: onGo }] },
        ]}
      />
    </ShortcutsProvider>
  )
}

/** As a Persian keyboard sends it: the key says «ل», the code says where it is. */
async function press(code: string, key: string, more: KeyboardEventInit = {}) {
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done))) // React listens after it has painted
  document.body.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true, ...more }))
}

test('goes by two keys on a Persian layout, and leaves fields alone', async () => {
  const go = vi.fn<() => void>()
  render(<App onGo={go} onNew={() => undefined} />)
  await page.getByLabelText('Notes').click()
  await userEvent.keyboard('gr')
  expect(go).not.toHaveBeenCalled()
  await press('KeyG', 'ل')
  await press('KeyR', 'ق')
  expect(go).toHaveBeenCalledOnce()
})

test('finds Persian words typed on an Arabic layout, and Enter goes there', async () => {
  const go = vi.fn<() => void>()
  render(<App onGo={go} />)
  await expect.element(page.getByLabelText('Notes')).toBeVisible()
  await press('KeyK', 'ن', { ctrlKey: true })
  await page.getByRole('textbox', { name: 'Search or type a command…' }).fill('كيشاير')
  await expect.element(page.getByRole('menuitem', { name: 'کیش‌ایر', exact: false })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => go.mock.calls.length).toBe(1)
  await expect.element(page.getByRole('menuitem', { name: 'کیش‌ایر', exact: false })).not.toBeInTheDocument()
})

test('shows two keys in the order in which they are pressed, also in Persian', async () => {
  await page.viewport(1024, 768)
  speak('fa')
  render(<App onGo={() => undefined} />)
  await expect.element(page.getByLabelText('Notes')).toBeVisible()
  await press('KeyK', 'ن', { ctrlKey: true })
  await page.getByRole('dialog').getByRole('textbox').fill('کیش')
  const line = page.getByRole('menuitem', { name: 'کیش‌ایر', exact: false })
  await expect.element(line).toBeVisible()
  const keys = [...line.element().querySelectorAll('kbd')]
  const fromTheLeft = keys.toSorted((one, other) => one.getBoundingClientRect().x - other.getBoundingClientRect().x)
  expect(fromTheLeft.map(({ textContent }) => textContent)).toEqual(['G', 'T'])
})

test('lists its keys at ?, where single keys can be switched off', async () => {
  const go = vi.fn<() => void>()
  render(<App onGo={() => undefined} onNew={go} />)
  await expect.element(page.getByLabelText('Notes')).toBeVisible()
  await press('Slash', '؟', { shiftKey: true })
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect.element(list.getByText('New request')).toBeVisible()
  await list.getByText('Single-key shortcuts').click()
  await list.getByRole('button', { name: 'Close' }).click()
  await expect.element(list).not.toBeInTheDocument()
  await press('KeyN', 'n')
  expect(go).not.toHaveBeenCalled()
})
