import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { useState } from 'react'
import { Button } from '#kit/button/button.tsx'
import { Dialog } from '#kit/overlay/dialog.tsx'
import { TextField } from '#kit/field/text-field.tsx'
import { render } from '#testing/render.tsx'

function Example(props: { isBusy?: boolean; isKept?: boolean; width?: 'whole' }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Fare breakdown"
        actions={<Button>Print</Button>}
      >
        <div style={{ height: 3000 }}>Long content</div>
      </Dialog>
    </>
  )
}

async function settled(box: Element) {
  await Promise.all(box.getAnimations().map((animation) => animation.finished))
}

async function openAt(width: number, height: number, example = <Example />) {
  await page.viewport(width, height)
  render(example)
  await page.getByRole('button', { name: 'Open' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fare breakdown' })
  await expect.element(dialog).toBeVisible()
  // The box around the handle and the dialog, once it has arrived.
  const box = dialog.element().parentElement!
  await settled(box)
  return { dialog, box: box.getBoundingClientRect() }
}

test('is a dialog in the middle of large screens [shell-12]', async () => {
  const { box } = await openAt(1280, 800)
  expect(Math.round((box.left + box.right) / 2)).toBe(640)
  expect(Math.round((box.top + box.bottom) / 2)).toBe(400)
  await expect.element(page.getByTestId('sheet-handle')).not.toBeVisible()
})

test('is a sheet at the bottom below them, at most 92% high, with its actions in sight [shell-12]', async () => {
  const { dialog, box } = await openAt(1279, 800)
  expect(Math.round(box.bottom)).toBe(800)
  expect(box.height).toBeLessThanOrEqual(736.5)
  await expect.element(page.getByTestId('sheet-handle')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Print' }).element().getBoundingClientRect().bottom).toBeLessThan(800)
})

test('of two columns takes the whole screen of a phone', async () => {
  const { dialog, box } = await openAt(390, 800, <Example width="whole" />)
  expect([box.left, box.right, box.top, box.bottom]).toEqual([0, 390, 0, 800])
  expect(dialog.getByRole('button', { name: 'Print' }).element().getBoundingClientRect().bottom).toBeLessThan(800)
})

test('keeps the focus inside, closes on Escape and gives the focus back [shell-12]', async () => {
  const { dialog } = await openAt(390, 800)
  for (let step = 0; step < 5; step += 1) {
    await userEvent.tab()
    expect(dialog.element().contains(document.activeElement)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('begins at the first field that must be filled', async () => {
  render(
    <Dialog isOpen isAlert onClose={() => undefined} title="Suspend Parvaz Asia?">
      <p>They can no longer log in.</p>
      <TextField label="Code" value="" onChange={() => undefined} />
      <TextField label="Reason" value="" onChange={() => undefined} isRequired />
    </Dialog>,
  )
  await expect.element(page.getByRole('textbox', { name: /Reason/ })).toHaveFocus()
})

const pressBeside = () => page.elementLocator(document.body).click({ position: { x: 8, y: 8 }, force: true })
async function dragAway() {
  const handle = page.getByTestId('sheet-handle')
  await userEvent.dragAndDrop(handle, page.getByRole('button', { name: 'Print' }))
}

test('closes by a press beside it, and by dragging the sheet down', async () => {
  const { dialog } = await openAt(390, 800)
  await pressBeside()
  await expect.element(dialog).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Open' }).click()
  await dragAway()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('stays for a press beside it while it holds what was typed, and asks before Escape or a drag closes it', async () => {
  const { dialog } = await openAt(390, 800, <Example isKept />)
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' })
  await pressBeside()
  await expect.element(question).not.toBeInTheDocument()
  await dragAway()
  await expect.element(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('stays whatever is pressed while something is under way', async () => {
  const { dialog } = await openAt(390, 800, <Example isBusy />)
  await pressBeside()
  await dragAway()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Close' })).toBeDisabled()
  await expect.element(dialog).toBeVisible()
})

/** A sheet whose last button lies over a button of the page; drawn only while it is open, or gliding away. */
function OverButton({ glides, onNext, onDone }: { glides: boolean; onNext: () => void; onDone: () => void }) {
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    onDone()
  }
  return (
    <>
      <button type="button" onClick={onNext} style={{ position: 'fixed', insetInline: 0, bottom: 0, height: 96 }}>
        Next
      </button>
      {(glides || isOpen) && (
        <Dialog isOpen={isOpen} onClose={close} title="Rooms" actions={<Button onPress={close}>Done</Button>}>
          Two rooms
        </Dialog>
      )}
    </>
  )
}

/** A tap where the last one was, on whatever lies there by then; the hands of the test are not quick enough for it. */
function tapAgain(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const again = ({ clientX, clientY }: PointerEvent) =>
      setTimeout(() => {
        ;(document.elementFromPoint(clientX, clientY) as HTMLElement).click()
        resolve()
      }, milliseconds)
    addEventListener('pointerup', again, { once: true })
  })
}

test.each([
  { glides: true, apart: 100 },
  { glides: true, apart: 340 },
  { glides: false, apart: 60 },
  { glides: false, apart: 200 },
])('a second tap $apart ms after the one that closes it presses nothing below', async ({ glides, apart }) => {
  await page.viewport(390, 800)
  const onNext = vi.fn<() => void>()
  const onDone = vi.fn<() => void>()
  render(<OverButton {...{ glides, onNext, onDone }} />)
  const done = page.getByRole('button', { name: 'Done' })
  await expect.element(done).toBeVisible()
  await settled(page.getByRole('dialog').element().parentElement!)
  const again = tapAgain(apart)
  await done.click()
  await again
  expect(onDone).toHaveBeenCalledOnce()
  expect(onNext).not.toHaveBeenCalled()
  // Whoever means it is not kept waiting.
  await page.getByRole('button', { name: 'Next' }).click()
  expect(onNext).toHaveBeenCalledOnce()
})
