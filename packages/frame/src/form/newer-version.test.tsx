import { page } from 'vitest/browser'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { DateField } from '@sarai/ui/kit/date/date-field.tsx'
import { AmountField } from '@sarai/ui/kit/field/amount-field.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showDate } from '@sarai/locale/date/date-display.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { speak } from '@sarai/ui/testing/kept.ts'
import { FormDialog } from '#form/form-dialog.tsx'
import type { SavedBy } from '#form/saved-by.ts'
import { commonWords } from '#testing/common-words.ts'
import { aRefusal, drawPage } from '#testing/draw-page.tsx'
import { fill, press } from '#testing/hands.ts'
import { liveValue } from '#testing/live-value.ts'

const schema = z.strictObject({ name: z.string(), phone: z.string() })
type Hotel = z.output<typeof schema>
type Send = (hotel: Hotel, version: number) => Promise<unknown>

const first = { version: 1, name: 'Galata', phone: '021' }
const saved = liveValue(first)
/** Nobody is known unless a test says so. */
const savedBy = vi.fn<SavedBy>()
beforeEach(() => {
  saved.set(first)
  savedBy.mockReset().mockResolvedValue(null)
})

function HotelDialog({ send }: { send: Send }) {
  const { version, ...hotel } = saved.useNow()
  return (
    <FormDialog
      title="Hotel"
      schema={schema}
      start={hotel}
      version={version}
      savedBy={savedBy}
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
  await expect.element(field('Name')).toHaveFocus()
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
  await expect.element(field('Name')).toHaveFocus()
})

test.each(['en', 'fa'] as const)(
  'says who was faster, and who changed what was typed here as well (%s)',
  async (language) => {
    speak(language)
    const { form } = commonWords(language)
    const name = language === 'fa' ? 'لیلا کریمی' : 'Leila Karimi'
    savedBy.mockResolvedValue(name)
    drawPage(<HotelDialog send={vi.fn<Send>()} />)
    await fill({ Name: 'Galata Palace' })
    expect(savedBy).not.toHaveBeenCalled()
    saved.set({ version: 2, name: 'Galata House', phone: '021' })
    await expect.element(page.getByText(form('newerTitleBy', { name }))).toBeVisible()
    await press(form('newerTake'))
    await expect.element(page.getByText(form('newerFieldToBy', { name, value: 'Galata House' }))).toBeVisible()
    expect(savedBy).toHaveBeenCalledOnce()
  },
)

test('names whoever was faster again when somebody else saves after them', async () => {
  speak('en')
  const { form } = commonWords('en')
  savedBy.mockResolvedValueOnce('Leila Karimi').mockResolvedValueOnce('Babak Amini')
  drawPage(<HotelDialog send={vi.fn<Send>()} />)
  await fill({ Name: 'Galata Palace' })
  saved.set({ version: 2, name: 'Galata House', phone: '021' })
  await expect.element(page.getByText(form('newerTitleBy', { name: 'Leila Karimi' }))).toBeVisible()
  saved.set({ version: 3, name: 'Galata Hall', phone: '021' })
  await expect.element(page.getByText(form('newerTitleBy', { name: 'Babak Amini' }))).toBeVisible()
})

test('tells that a colleague was faster also where nobody can say who', async () => {
  speak('en')
  const { form } = commonWords('en')
  savedBy.mockRejectedValue(new Error('the line is down'))
  drawPage(<HotelDialog send={vi.fn<Send>()} />)
  await fill({ Name: 'Galata Palace' })
  saved.set({ version: 2, name: 'Galata House', phone: '021' })
  await expect.element(page.getByText(form('newerTitle'))).toBeVisible()
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

const roomSchema = z.strictObject({ board: z.string(), price: z.string(), from: z.string() })
const boards = [
  { value: 'BB', label: 'Breakfast' },
  { value: 'HB', label: 'Half board' },
  { value: 'none', label: 'Room only' },
]
const firstRoom = { version: 1, board: 'BB', price: '100', from: '2026-10-01' }
const room = liveValue(firstRoom)

function RoomDialog() {
  const { version, ...start } = room.useNow()
  return (
    <FormDialog
      title="Room"
      schema={roomSchema}
      start={start}
      version={version}
      savedBy={savedBy}
      send={() => Promise.resolve(null)}
      submitLabel="Save"
      onClose={() => {}}
    >
      {(call) => (
        <>
          {call.field('board', (props) => (
            <Select {...props} label="Board" choices={boards} />
          ))}
          {call.field('price', (props) => (
            <AmountField {...props} label="Price" currency="EUR" />
          ))}
          {call.field('from', (props) => (
            <DateField {...props} label="From" />
          ))}
          <button type="button" onClick={() => call.form.setValue('from', '2026-10-05', { shouldDirty: true })}>
            Later
          </button>
        </>
      )}
    </FormDialog>
  )
}

test.each(['en', 'fa'] as const)(
  'says what a colleague chose in words and figures, never a code or a raw amount (%s)',
  async (language) => {
    speak(language)
    room.set(firstRoom)
    const { form } = commonWords(language)
    drawPage(<RoomDialog />)
    await page.getByRole('button', { name: /Board/ }).click()
    await page.getByRole('option', { name: 'Half board' }).click()
    await fill({ Price: '120' })
    await press('Later')
    room.set({ version: 2, board: 'none', price: '1250.5', from: '2026-12-20' })
    await press(form('newerTake'))
    const theirs = ['Room only', showNumber(language, 1250.5), showDate(language, calendarDay('2026-12-20'))]
    for (const value of theirs) await expect.element(page.getByText(form('newerFieldTo', { value }))).toBeVisible()
    const said = page.getByRole('dialog').element().textContent
    expect(said).not.toContain('none')
    expect(said).not.toContain('1250.5')
  },
)
