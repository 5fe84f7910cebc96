import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { useCallForm } from '#form/call-form.tsx'
import { FormOf } from '#form/form-of.tsx'
import { proofFields } from '#form/step-up/step-up-field.tsx'
import { aRefusal, drawPage, lostAnswer, unanswered } from '#testing/draw-page.tsx'
import { fill, press } from '#testing/hands.ts'

const schema = z.strictObject({ name: z.string().check(z.minLength(1, 'required')) })

function Asking({ send }: { send: () => Promise<unknown> }) {
  const call = useCallForm({ schema, start: { name: '' }, send, onSent: () => {} })
  return (
    <FormOf call={call}>
      {call.field('name', (props) => (
        <TextField {...props} label="Name" />
      ))}
      <Button type="submit">Send</Button>
    </FormOf>
  )
}

const provenSchema = z.strictObject({ name: z.string(), ...proofFields })
type SendProven = (filled: z.output<typeof provenSchema>, once: { key: string }) => Promise<unknown>

function Proving({ send }: { send: SendProven }) {
  const call = useCallForm({ schema: provenSchema, start: { name: '', proof: '' }, send, onSent: () => {} })
  return (
    <FormOf call={call}>
      {call.field('name', (props) => (
        <TextField {...props} label="Name" />
      ))}
      {call.field('proof', (props) => (
        <TextField {...props} label="Code" />
      ))}
      <Button type="submit">Send</Button>
    </FormOf>
  )
}

test.each([
  ['a lost answer', lostAnswer()],
  ['a refused code', aRefusal({ status: 400, code: 'CODE_WRONG', fields: ['proof'] })],
])('after %s the next code is a try of the same write', async (_, failure) => {
  const send = vi.fn<SendProven>().mockRejectedValueOnce(failure).mockResolvedValue(null)
  drawPage(<Proving send={send} />)
  const write = async (filled: Record<string, string>, times: number) => {
    await fill(filled)
    await press('Send')
    await expect.poll(() => send.mock.calls.length).toBe(times)
  }
  await write({ Name: 'sara', Code: '111111' }, 1)
  await write({ Code: '222222' }, 2)
  await write({ Name: 'nasrin', Code: '333333' }, 3)
  const [first, second, third] = send.mock.calls.map(([, once]) => once.key)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('what was said to be missing is taken back once the form is sent', async () => {
  const answer = unanswered()
  drawPage(<Asking send={() => answer.promise} />)
  await page.getByRole('button', { name: 'Send' }).click()
  const snackbar = () => document.querySelector('[data-react-aria-top-layer] [role=alert]')?.textContent ?? ''
  await expect.poll(snackbar).not.toBe('')
  await page.getByRole('textbox', { name: 'Name' }).fill('Galata')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(snackbar).toBe('')
})

test('the first press after a wrong field is not lost, though the sentence about it moves what was pressed', async () => {
  await page.viewport(390, 800)
  drawPage(<Asking send={() => Promise.resolve()} />)
  const [field, button] = [page.getByRole('textbox', { name: 'Name' }), page.getByRole('button', { name: 'Send' })]
  await field.click()
  const { top } = button.element().getBoundingClientRect()
  const hears = vi.fn<() => void>()
  button.element().addEventListener('click', hears)
  const said = page.getByText('This field is required!')
  // Held for as long as a finger in a hurry does not.
  await button.click({ delay: 300 })
  expect(hears).toHaveBeenCalledOnce()
  await expect.element(said).toBeVisible()
  expect(button.element().getBoundingClientRect().top).toBeGreaterThan(top)
})

test('a field that is left by the keyboard says at once what is wrong with it', async () => {
  drawPage(<Asking send={() => Promise.resolve()} />)
  await page.getByRole('textbox', { name: 'Name' }).click()
  await userEvent.tab()
  await expect.element(page.getByText('This field is required!')).toBeVisible()
})
