import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { page } from 'vitest/browser'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { isAnythingUnsaved } from '@sarai/ui/kit/overlay/unsaved.ts'
import { FormOf } from '#form/form-of.tsx'
import { useRecordForm } from '#form/record-form.ts'
import { aRefusal, drawPage, lostAnswer, unanswered } from '#testing/draw-page.tsx'
import { liveValue } from '#testing/live-value.ts'

type House = { version: number; phone: string }
type Send = (phone: string, version: number) => Promise<unknown>
type Keys = (key: string) => void

const schema = z.strictObject({ phone: z.string() })
const saved = liveValue<House>({ version: 1, phone: '021' })
beforeEach(() => saved.set({ version: 1, phone: '021' }))

function Settings({ send, onKey }: { send: Send; onKey?: Keys }) {
  const call = useRecordForm({
    record: saved.useNow(),
    schema,
    startOf: ({ phone }) => ({ phone }),
    send: ({ phone }, { version }, { key }) => {
      onKey?.(key)
      return send(phone, version)
    },
    savedBy: undefined,
    changes: ['house'],
    onSent: () => {},
    isQuiet: true,
  })
  return (
    <FormOf call={call}>
      {call.field('phone', (props) => (
        <TextField {...props} label="Phone" />
      ))}
      <Button type="submit" isPending={call.isPending}>
        Save
      </Button>
    </FormOf>
  )
}
const phone = () => page.getByRole('textbox', { name: 'Phone' })
const newer = () => page.getByText('A colleague has saved a newer version')
const save = () => page.getByRole('button', { name: 'Save' }).click()

test('what a colleague saves is followed while nothing is typed', async () => {
  const send = vi.fn<Send>().mockResolvedValue(null)
  drawPage(<Settings send={send} />)
  await expect.element(phone()).toHaveValue('021')
  saved.set({ version: 2, phone: '022' })
  await expect.element(phone()).toHaveValue('022')
  await phone().fill('023')
  await save()
  await expect.poll(() => send.mock.calls).toEqual([['023', 2]])
})

test('what was typed stays, names the version it was typed on, and is told that another is newer', async () => {
  const send = vi.fn<Send>().mockRejectedValue(aRefusal())
  drawPage(<Settings send={send} />)
  await phone().fill('099')
  saved.set({ version: 2, phone: '022' })
  await expect.element(page.getByText('A colleague has saved a newer version')).toBeVisible()
  await save()
  await expect.element(page.getByText('Refused.')).toBeVisible()
  expect(send.mock.calls).toEqual([['099', 1]])
  await expect.element(phone()).toHaveValue('099')

  await page.getByRole('button', { name: 'Go on from the newer version' }).click()
  await expect.element(phone()).toHaveValue('099')
  await expect.element(page.getByText('A colleague has changed this to 022.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('Refused.')).not.toBeInTheDocument()
  await save()
  await expect.poll(() => send.mock.calls.at(-1)).toEqual(['099', 2])
})

test('the own save is no newer version of a colleague', async () => {
  const send = vi.fn<Send>().mockResolvedValue(null)
  drawPage(<Settings send={send} />)
  await phone().fill('099')
  await save()
  await expect.poll(() => send.mock.calls.length).toBe(1)
  saved.set({ version: 2, phone: '099' })
  await phone().fill('0999')
  await save()
  await expect
    .poll(() => send.mock.calls)
    .toEqual([
      ['099', 1],
      ['0999', 2],
    ])
  await expect.element(page.getByText('A colleague has saved a newer version')).not.toBeInTheDocument()
})

test('what is typed while it is saved stays, and is saved with the next press', async () => {
  const answer = unanswered()
  const send = vi.fn<Send>().mockReturnValueOnce(answer.promise).mockResolvedValue(null)
  drawPage(<Settings send={send} />)
  await phone().fill('099')
  await save()
  await expect.poll(() => send.mock.calls).toEqual([['099', 1]])
  await phone().fill('0991')
  saved.set({ version: 2, phone: '099' })
  answer.resolve(null)
  await expect.element(page.getByRole('button', { name: 'Save' })).not.toHaveAttribute('data-pending')
  await expect.element(phone()).toHaveValue('0991')
  await expect.poll(isAnythingUnsaved).toBe(true)
  await expect.element(newer()).not.toBeInTheDocument()
  await save()
  await expect.poll(() => send.mock.calls.at(-1)).toEqual(['0991', 2])
  await expect.poll(isAnythingUnsaved).toBe(false)
})

test('what is typed after the own save goes on from it, though it is read only then', async () => {
  const send = vi.fn<Send>().mockResolvedValue(null)
  drawPage(<Settings send={send} />)
  await phone().fill('099')
  await save()
  await expect.poll(isAnythingUnsaved).toBe(false)
  await phone().fill('0991')
  saved.set({ version: 2, phone: '099' })
  await expect.element(phone()).toHaveValue('0991')
  await save()
  await expect.poll(() => send.mock.calls.at(-1)).toEqual(['0991', 2])
  expect(newer().elements()).toHaveLength(0)
})

test('a save that was done, though its answer was lost, is no version of a colleague', async () => {
  const send = vi.fn<Send>().mockRejectedValueOnce(lostAnswer()).mockResolvedValue(null)
  drawPage(<Settings send={send} />)
  await phone().fill('099')
  await save()
  await expect.element(page.getByText('No answer arrived')).toBeVisible()
  await phone().fill('0991')
  saved.set({ version: 2, phone: '099' })
  await expect.element(page.getByText('No answer arrived')).not.toBeInTheDocument()
  expect(newer().elements()).toHaveLength(0)
  expect(page.getByText('A colleague has changed this', { exact: false }).elements()).toHaveLength(0)
  await expect.element(phone()).toHaveValue('0991')
  await save()
  await expect.poll(() => send.mock.calls.at(-1)).toEqual(['0991', 2])
})

test('the same words on a newer version are another write, and carry another key', async () => {
  const keys: string[] = []
  const send = vi.fn<Send>().mockRejectedValueOnce(lostAnswer()).mockResolvedValue(null)
  drawPage(<Settings send={send} onKey={(key) => keys.push(key)} />)
  await phone().fill('099')
  await save()
  await expect.element(page.getByText('No answer arrived')).toBeVisible()
  saved.set({ version: 2, phone: '+98 99' })
  await page.getByRole('button', { name: 'Go on from the newer version' }).click()
  await save()
  await expect
    .poll(() => send.mock.calls)
    .toEqual([
      ['099', 1],
      ['099', 2],
    ])
  expect(keys[1]).not.toBe(keys[0])
})

test('a row that has left its list, and is shown as it was opened, is no newer version', async () => {
  const send = vi.fn<Send>().mockResolvedValue(null)
  saved.set({ version: 2, phone: '022' })
  drawPage(<Settings send={send} />)
  await phone().fill('099')
  saved.set({ version: 1, phone: '021' })
  await expect.element(phone()).toHaveValue('099')
  expect(newer().elements()).toHaveLength(0)
  await save()
  await expect.poll(() => send.mock.calls).toEqual([['099', 2]])
})

test('a refused save reads again, and what a colleague saved is offered', async () => {
  const server = { version: 1, phone: '021' }
  const send = vi.fn<Send>().mockRejectedValueOnce(aRefusal()).mockResolvedValue(null)
  function Read() {
    const { data } = useQuery({ queryKey: ['house'], queryFn: async () => ({ ...server }), staleTime: Infinity })
    useEffect(() => data && saved.set(data), [data])
    return <Settings send={send} />
  }
  drawPage(<Read />)
  await phone().fill('099')
  Object.assign(server, { version: 2, phone: '022' })
  await save()
  await expect.element(newer()).toBeVisible()
  await page.getByRole('button', { name: 'Go on from the newer version' }).click()
  await save()
  await expect.poll(() => send.mock.calls.at(-1)).toEqual(['099', 2])
})

test('the next save waits until the first one has been read', async () => {
  const server = { version: 1, phone: '021' }
  const reading = unanswered()
  const send = vi.fn<Send>().mockImplementation(async (typed) => {
    Object.assign(server, { version: server.version + 1, phone: typed })
  })
  function Read() {
    const { data } = useQuery({
      queryKey: ['house'],
      queryFn: async () => {
        if (server.version === 2) await reading.promise
        return { ...server }
      },
      staleTime: Infinity,
    })
    useEffect(() => data && saved.set(data), [data])
    return <Settings send={send} />
  }
  drawPage(<Read />)
  await phone().fill('099')
  await save()
  await expect.poll(() => send.mock.calls.length).toBe(1)
  await phone().fill('0991')
  document.querySelector('form')!.requestSubmit()
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveAttribute('data-pending')
  expect(send).toHaveBeenCalledOnce()
  expect(isAnythingUnsaved()).toBe(true)
  reading.resolve(null)
  await expect.element(page.getByRole('button', { name: 'Save' })).not.toHaveAttribute('data-pending')
  await save()
  await expect.poll(() => send.mock.calls.at(-1)).toEqual(['0991', 2])
})
