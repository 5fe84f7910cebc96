import { page } from 'vitest/browser'
import { onlineManager } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { aRefusal, drawPage, lostAnswer } from '#testing/draw-page.tsx'
import { useWrite } from '#data/write.ts'

type Send = (id: number, once: { key: string }) => Promise<string>
type Props = { send: Send; onDone?: (id: number, answer: string) => void; onRefused?: (error: Error) => boolean }

function OneButton({ send, onDone, onRefused }: Props) {
  const { write, isPending } = useWrite({ send, changes: ['hotel'], onDone, onRefused })
  return (
    // As far down as a page begins: above it stands what failed.
    <div style={{ paddingBlockStart: 80 }}>
      <Button onPress={() => write(7)} isPending={isPending}>
        Publish
      </Button>
    </div>
  )
}
const press = () => page.getByRole('button', { name: 'Publish' }).click()

test('what a button did is told with the answer', async () => {
  const onDone = vi.fn<(id: number, answer: string) => void>()
  drawPage(<OneButton send={() => Promise.resolve('ok')} onDone={onDone} />)
  await press()
  await expect.poll(() => onDone.mock.calls).toEqual([[7, 'ok']])
})

/** The keys of two presses, where the first one fails. */
async function keysAfter(failure: Error): Promise<(string | undefined)[]> {
  const send = vi.fn<Send>().mockRejectedValueOnce(failure).mockResolvedValueOnce('ok')
  drawPage(<OneButton send={send} />)
  await press()
  await expect.element(page.getByText('Refused.')).toBeVisible()
  await press()
  await expect.poll(() => send.mock.calls.length).toBe(2)
  return send.mock.calls.map(([, once]) => once.key)
}

test.each([
  ['a lost answer', lostAnswer()],
  ['a first try that is still at work', aRefusal({ code: 'IDEMPOTENCY_IN_PROGRESS' })],
  ['a server that is too busy', aRefusal({ status: 503, code: 'BUSY' })],
  ['too many calls', aRefusal({ status: 429, code: 'RATE_LIMITED' })],
  ['a session that is over', aRefusal({ status: 401, code: 'UNAUTHENTICATED' })],
  ['a refusal, which knows nothing of an earlier try', aRefusal()],
])('after %s the next press carries the same key: nothing is done twice', async (_, failure) => {
  const [first, second] = await keysAfter(failure)
  expect(second).toBe(first)
})

test('a key that belongs to other contents is given up, so that the next press is heard', async () => {
  const [first, second] = await keysAfter(aRefusal({ status: 422, code: 'IDEMPOTENCY_MISMATCH' }))
  expect(second).not.toBe(first)
})

test('what was done is done: the next press is a write of its own', async () => {
  const send = vi.fn<Send>().mockResolvedValue('ok')
  drawPage(<OneButton send={send} />)
  await press()
  await expect.poll(() => send.mock.calls.length).toBe(1)
  await press()
  await expect.poll(() => send.mock.calls.length).toBe(2)
  expect(send.mock.calls[1]?.[1].key).not.toBe(send.mock.calls[0]?.[1].key)
})

test('a press without a network fails at once, and is not sent by itself when the network is back', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  const send = vi.fn<Send>().mockRejectedValue(lostAnswer())
  drawPage(<OneButton send={send} />)
  await press()
  await expect.element(page.getByText('Refused.')).toBeVisible()
  onlineManager.setOnline(true)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(send).toHaveBeenCalledOnce()
})

test('a screen that tells a refusal in its own words is not contradicted', async () => {
  const onRefused = vi.fn<(error: Error) => boolean>().mockReturnValue(true)
  drawPage(<OneButton send={() => Promise.reject(aRefusal())} onRefused={onRefused} />)
  await press()
  await expect.poll(() => onRefused.mock.calls.length).toBe(1)
  await expect.element(page.getByText('Refused.')).not.toBeInTheDocument()
})
