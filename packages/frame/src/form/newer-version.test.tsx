import { page } from 'vitest/browser'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { speak } from '@sarai/ui/testing/kept.ts'
import { FormDialog } from '#form/form-dialog.tsx'
import { commonWords } from '#testing/common-words.ts'
import { aRefusal, drawPage } from '#testing/draw-page.tsx'
import { fill, press } from '#testing/hands.ts'
import { liveValue } from '#testing/live-value.ts'

const schema = z.strictObject({ name: z.string(), phone: z.string() })
type Hotel = z.output<typeof schema>
type Send = (hotel: Hotel, version: number) => Promise<unknown>

const first = { version: 1, name: 'Galata', phone: '021' }
const saved = liveValue(first)
beforeEach(() => saved.set(first))

function HotelDialog({ send }: { send: Send }) {
  const { version, ...hotel } = saved.useNow()
  return (
    <FormDialog
      title="Hotel"
      schema={schema}
      start={hotel}
      version={version}
      send={(typed) => send(typed, version)}
      submitLabel="Save"
      onClose={() => {}}
    >
      {({ field }) => (
        <>
          {field('name', (props) => (
            <TextField {...props} label="Name" />
          ))}
          {field('phone', (props) => (
            <TextField {...props} label="Phone" />
          ))}
        </>
      )}
    </FormDialog>
  )
}
const field = (name: string) => page.getByRole('textbox', { name })

test.each(['en', 'fa'] as const)('goes on from what a colleague saved, with what was typed (%s)', async (language) => {
  speak(language)
  const { form } = commonWords(language)
  const send = vi.fn<Send>().mockRejectedValueOnce(aRefusal()).mockResolvedValue(null)
  drawPage(<HotelDialog send={send} />)
  await fill({ Name: 'Galata Palace' })
  await press('Save')
  await expect.element(page.getByText('Refused.')).toBeVisible()
  saved.set({ version: 2, name: 'Galata', phone: '022' })
  await expect.element(page.getByText(form('newerTitle'))).toBeVisible()
  await expect.element(field('Phone')).toHaveValue('021')

  await press(form('newerTake'))
  await expect.element(field('Name')).toHaveValue('Galata Palace')
  await expect.element(field('Phone')).toHaveValue('022')
  await expect.element(page.getByText('Refused.')).not.toBeInTheDocument()
  await press('Save')
  await expect
    .poll(() => send.mock.calls)
    .toEqual([
      [{ name: 'Galata Palace', phone: '021' }, 1],
      [{ name: 'Galata Palace', phone: '022' }, 2],
    ])
})

test('says at a field that a colleague has changed it as well, and to what', async () => {
  speak('en')
  const { form } = commonWords('en')
  drawPage(<HotelDialog send={vi.fn<Send>()} />)
  await fill({ Name: 'Galata Palace' })
  saved.set({ version: 2, name: 'Galata House', phone: '021' })
  await press(form('newerTake'))
  await expect.element(field('Name')).toHaveValue('Galata Palace')
  await expect.element(page.getByText(form('newerFieldTo', { value: 'Galata House' }))).toBeVisible()
})

test('follows what a colleague saves while nothing is typed', async () => {
  speak('en')
  const send = vi.fn<Send>().mockResolvedValue(null)
  drawPage(<HotelDialog send={send} />)
  await expect.element(field('Phone')).toHaveValue('021')
  saved.set({ version: 2, name: 'Galata', phone: '022' })
  await expect.element(field('Phone')).toHaveValue('022')
  await press('Save')
  await expect.poll(() => send.mock.calls).toEqual([[{ name: 'Galata', phone: '022' }, 2]])
})
