import { useState } from 'react'
import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, test } from 'vitest'
import { Tabs } from '#kit/page/tabs.tsx'
import { speak } from '#testing/kept.ts'
import { render } from '#testing/render.tsx'

const names = ['House', 'Terms and conditions', 'Banks', 'Kinds of receipts', 'Currencies', 'Exchange rates']

function Parts({ first }: { first: string }) {
  const [selected, setSelected] = useState(first)
  return (
    <Tabs label="Parts" tabs={names.map((id) => ({ id, label: id }))} selected={selected} onSelect={setSelected}>
      {selected}
    </Tabs>
  )
}
const strip = () => page.getByRole('tablist').element().parentElement!
const isInSight = (name: string) => {
  const [tab, around] = [page.getByRole('tab', { name, exact: false }).element(), strip()].map((one) =>
    one.getBoundingClientRect(),
  )
  return tab!.left >= around!.left - 1 && tab!.right <= around!.right + 1
}

function CountedLater() {
  const [count, setCount] = useState<number>()
  return (
    <div style={{ width: 330 }}>
      <button onClick={() => setCount(1234)}>Count</button>
      <Tabs
        label="Parts"
        tabs={names.slice(0, 3).map((id) => ({ id, label: id, count }))}
        selected="House"
        onSelect={() => undefined}
      >
        House
      </Tabs>
    </div>
  )
}
const nextFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

beforeEach(() => page.viewport(390, 800))

test('a strip that is too long fades where more follows, and not at its end', async () => {
  render(<Parts first="House" />)
  await expect.poll(() => strip().style.maskImage).toContain('calc(100% - 3rem)')
  strip().scrollTo({ left: 10_000 })
  await expect.poll(() => strip().style.maskImage).toContain('calc(100% - 0px)')
  await page.viewport(1440, 900)
  await expect.poll(() => strip().style.maskImage).toBe('')
})

test.each(['en', 'fa'] as const)('counts that come later make it fade where more follows, in %s', async (language) => {
  speak(language)
  render(<CountedLater />)
  await expect.element(page.getByRole('tab', { name: 'Banks' })).toBeVisible()
  await nextFrames()
  expect(strip().style.maskImage).toBe('')
  await page.getByRole('button', { name: 'Count' }).click()
  await expect.poll(() => strip().style.maskImage).toContain('calc(100% - 3rem)')
  expect(isInSight('House')).toBe(true)
})

test.each(['en', 'fa'] as const)('the open tab is in sight from the beginning, in %s', async (language) => {
  speak(language)
  render(<Parts first="Exchange rates" />)
  await expect.poll(() => isInSight('Exchange rates')).toBe(true)
  expect(isInSight('House')).toBe(false)
})

test('the arrow keys bring every tab into sight', async () => {
  render(<Parts first="House" />)
  await page.getByRole('tab', { name: 'House' }).click()
  for (const name of names.slice(1)) {
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('tab', { name })).toHaveFocus()
    await expect.poll(() => isInSight(name)).toBe(true)
  }
})

test('a tab answers the finger before it opens', async () => {
  render(<Parts first="House" />)
  const tab = page.getByRole('tab', { name: 'Banks' })
  const at = (kind: string) => tab.element().dispatchEvent(new PointerEvent(kind, { bubbles: true }))
  await expect.element(tab).toBeVisible()
  tab.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 2 }))
  await expect.element(tab).not.toHaveAttribute('data-pressed')
  at('pointerdown')
  await expect.element(tab).toHaveAttribute('data-pressed')
  await expect.element(tab).toHaveAttribute('aria-selected', 'false')
  at('pointerup')
  await expect.element(tab).not.toHaveAttribute('data-pressed')
})
