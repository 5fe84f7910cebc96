import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Button } from '@sarai/ui/kit/button.tsx'
import { TextField } from '@sarai/ui/kit/text-field.tsx'
import { useCallForm } from '#form/call-form.tsx'
import { FormOf } from '#form/form-of.tsx'
import { drawPage, unanswered } from '#testing/draw-page.tsx'

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
