import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { day } from '@sarai/wire/desk/catalogue-fields.ts'
import { line } from '@sarai/wire/values/text.ts'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { FormDialog } from '#form/form-dialog.tsx'
import { drawPage } from '#testing/draw-page.tsx'

test.each([
  ['en', 'Check the year: it must be between 2000 and 2099'],
  ['fa', 'سال را بررسی کنید؛ باید بین ۱۳۷۹ و ۱۴۷۷ باشد'],
])('a year that nobody sells is named at the field, and nothing is sent (%s)', async (language, sentence) => {
  localStorage.setItem('sarai.language', language)
  const send = vi.fn<() => Promise<null>>()
  drawPage(
    <FormDialog
      title="Closed"
      schema={z.strictObject({ night: day })}
      start={{ night: '' }}
      send={send}
      doneText="Saved."
      submitLabel="Save"
      onClose={() => undefined}
    >
      {({ field }) => field('night', (props) => <TextField {...props} label="Night" />)}
    </FormDialog>,
  )
  await userEvent.fill(page.getByRole('textbox', { name: 'Night' }), '9999-12-31')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByText(sentence)).toBeVisible()
  expect(send).not.toHaveBeenCalled()
})

test.each([
  ['en', 'Write at most 12 characters'],
  ['fa', 'حداکثر ۱۲ نویسه بنویسید'],
])('a value that is too long says how long it may be, and nothing is sent (%s)', async (language, sentence) => {
  localStorage.setItem('sarai.language', language)
  const send = vi.fn<() => Promise<null>>()
  drawPage(
    <FormDialog
      title="Hotel"
      schema={z.strictObject({ name: line(12) })}
      start={{ name: '' }}
      send={send}
      submitLabel="Save"
      onClose={() => undefined}
    >
      {({ field }) => field('name', (props) => <TextField {...props} label="Name" />)}
    </FormDialog>,
  )
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Caravanserai Court')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByText(sentence)).toBeVisible()
  expect(send).not.toHaveBeenCalled()
})
