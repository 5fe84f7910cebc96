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
    <Button onPress={() => write(7)} isPending={isPending}>
      Publish
    </Button>
  )
}
const press = () => page.getByRole('button', { name: 'Publish' }).click()

test('what a button did is told with the answer', async () => {
  const onDone = vi.fn<(id: number, answer: string) => void>()
  drawPage(<OneButton send={() => Promise.resolve('ok')} onDone={onDone} />)
  await press()
  await expect.poll(() => onDone.mock.calls).toEqual([[7, 'ok']])
})

test('a refusal is told in the snackbar, and the next press is a write of its own', async () => {
  const send = vi.fn<Send>().mockRejectedValueOnce(aRefusal()).mockResolvedValueOnce('ok')
  drawPage(<OneButton send={send} />)
  await press()
  await expect.element(page.getByText('Refused.')).toBeVisible()
  await press()
  await expect.poll(() => send.mock.calls.length).toBe(2)
  expect(send.mock.calls[1]?.[1].key).not.toBe(send.mock.calls[0]?.[1].key)
})

test('after a lost answer the next press carries the same key', async () => {
  const send = vi.fn<Send>().mockRejectedValueOnce(lostAnswer()).mockResolvedValueOnce('ok')
  drawPage(<OneButton send={send} />)
  await press()
  await expect.element(page.getByText('Refused.')).toBeVisible()
  await press()
  await expect.poll(() => send.mock.calls.length).toBe(2)
  expect(send.mock.calls[1]?.[1].key).toBe(send.mock.calls[0]?.[1].key)
})

test('a server that is too busy has done nothing: its sentence is told, and the next press is a write of its own', async () => {
  const send = vi
    .fn<Send>()
    .mockRejectedValueOnce(aRefusal({ status: 503, code: 'BUSY' }))
    .mockResolvedValueOnce('ok')
  drawPage(<OneButton send={send} />)
  await press()
  await expect.element(page.getByText('Refused.')).toBeVisible()
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
