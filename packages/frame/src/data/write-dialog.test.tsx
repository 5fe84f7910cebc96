import { useState } from 'react'
import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { aRefusal, drawPage, lostAnswer, unanswered } from '#testing/draw-page.tsx'
import { liveValue } from '#testing/live-value.ts'
import { WriteDialog } from '#data/write-dialog.tsx'
import { useQuery } from '@tanstack/react-query'

type Send = (once: { key: string }) => Promise<unknown>

function Removing({ send, onDone }: { send: Send; onDone?: () => void }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <WriteDialog
          title="Remove Galata?"
          confirmLabel="Remove"
          isDanger
          send={send}
          changes={['hotel']}
          doneText="Removed."
          onDone={onDone}
          onClose={() => setOpen(false)}
        >
          It is gone for good.
        </WriteDialog>
      )}
    </>
  )
}
const dialog = () => page.getByRole('alertdialog', { name: 'Remove Galata?' })
const confirm = () => page.getByRole('button', { name: 'Remove', exact: true }).click()

test('nothing is done before it is agreed to; then it is told and the question is gone', async () => {
  const send = vi.fn<Send>().mockResolvedValue(null)
  const onDone = vi.fn<() => void>()
  drawPage(<Removing send={send} onDone={onDone} />)
  await expect.element(dialog()).toBeVisible()
  expect(send).not.toHaveBeenCalled()
  await confirm()
  await expect.element(page.getByText('Removed.')).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(onDone).toHaveBeenCalledOnce()
})

test('a refusal is told, and the question that no longer holds is gone', async () => {
  drawPage(<Removing send={() => Promise.reject(aRefusal())} />)
  await confirm()
  await expect.element(page.getByText('Refused.')).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('after a lost answer the question stays, and agreeing again repeats the same write', async () => {
  const send = vi.fn<Send>().mockRejectedValueOnce(lostAnswer()).mockResolvedValueOnce(null)
  drawPage(<Removing send={send} />)
  await confirm()
  await expect.element(dialog().getByText('No answer arrived')).toBeVisible()
  await confirm()
  await expect.element(page.getByText('Removed.')).toBeVisible()
  expect(send.mock.calls[1]?.[0].key).toBe(send.mock.calls[0]?.[0].key)
})

test.each([
  ['the server is busy', { status: 503, code: 'BUSY' }],
  ['the first try is still at work', { status: 409, code: 'IDEMPOTENCY_IN_PROGRESS' }],
  ['too many calls came', { status: 429, code: 'RATE_LIMITED' }],
  ['the session is over', { status: 401, code: 'UNAUTHENTICATED' }],
  ['the server is in trouble', { status: 500, code: 'UNEXPECTED' }],
])('while nothing is decided, because %s, the question stays and says so', async (_, failure) => {
  const send = vi.fn<Send>().mockRejectedValueOnce(aRefusal(failure)).mockResolvedValueOnce(null)
  drawPage(<Removing send={send} />)
  await confirm()
  await expect.element(dialog().getByText('Refused.')).toBeVisible()
  await confirm()
  await expect.element(page.getByText('Removed.')).toBeVisible()
  expect(send.mock.calls[1]?.[0].key).toBe(send.mock.calls[0]?.[0].key)
})

test('the question and what it does stay as they were asked, though the thing changes meanwhile', async () => {
  const sent: string[] = []
  const nextStep = liveValue('Publish')
  function Live() {
    const step = nextStep.useNow()
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <p>Next: {step}</p>
        {isOpen && (
          <WriteDialog
            title={`${step} the package?`}
            confirmLabel={step}
            send={() => Promise.resolve(sent.push(step))}
            changes={['package']}
            onClose={() => setOpen(false)}
          >
            {step}
          </WriteDialog>
        )}
      </>
    )
  }
  drawPage(<Live />)
  await expect.element(page.getByRole('alertdialog', { name: 'Publish the package?' })).toBeVisible()
  nextStep.set('Withdraw')
  await expect.element(page.getByText('Next: Withdraw')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect.poll(() => sent).toEqual(['Publish'])
})

test('while it is under way nothing closes it', async () => {
  const answer = unanswered()
  drawPage(<Removing send={() => answer.promise} />)
  await confirm()
  await expect.element(page.getByRole('button', { name: 'Close' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).toBeVisible()
  answer.resolve(null)
  await expect.element(page.getByText('Removed.')).toBeVisible()
})

/** A page whose second reading, after the write, comes when the test says so. */
function OnItsPage({ reading }: { reading: () => Promise<string> }) {
  const { data } = useQuery({ queryKey: ['hotel'], queryFn: reading })
  return (
    <>
      <p>{data}</p>
      {data !== undefined && <Removing send={() => Promise.resolve(null)} />}
    </>
  )
}
const removed = () => page.getByText('Removed.', { exact: true })

test('once it is done it stays, busy, until the page behind it shows that', async () => {
  const second = Promise.withResolvers<string>()
  const reading = vi.fn<() => Promise<string>>().mockResolvedValueOnce('On sale').mockReturnValueOnce(second.promise)
  drawPage(<OnItsPage reading={reading} />)
  await confirm()
  await expect.poll(() => reading.mock.calls.length).toBe(2)
  await expect.element(page.getByRole('button', { name: 'Close' })).toBeDisabled()
  await expect.element(dialog()).toBeVisible()
  expect(removed().elements()).toEqual([])
  second.resolve('Gone')
  await expect.element(removed()).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByText('Gone', { exact: true })).toBeVisible()
})

test('a page that takes too long to read holds nobody up', async () => {
  const reading = vi
    .fn<() => Promise<string>>()
    .mockResolvedValueOnce('On sale')
    .mockReturnValue(new Promise<string>(() => {}))
  drawPage(<OnItsPage reading={reading} />)
  await confirm()
  await expect.element(removed(), { timeout: 6_000 }).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
})
