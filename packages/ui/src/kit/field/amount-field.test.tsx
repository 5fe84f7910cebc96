import { page, userEvent } from 'vitest/browser'
import { describe, expect, test, vi } from 'vitest'
import { languages, type Language } from '@sarai/locale/language.ts'
import { toAsciiDigits, toDigitsOf } from '@sarai/locale/text/digits.ts'
import { AmountField } from '#kit/field/amount-field.tsx'
import { Kept, speak } from '#testing/kept.ts'
import { render } from '#testing/render.tsx'

type Row = readonly [start: string, keys: string, shown: string, held: string]

/** In English: `1|,000` has its caret behind the 1, and `|1|,000` has the 1 selected. */
const promised: Record<string, readonly Row[]> = {
  'leaves the caret behind what was typed, also where it was a slip': [
    ['1,234,567|', 'q', '1234567q|', '1234567q'],
    ['1,234,567|', 'q{Backspace}', '1,234,567|', '1234567'],
    ['1,234|,567', 'x', '1234x|567', '1234x567'],
    ['1,234|,567', 'x{Backspace}', '1,234|,567', '1234567'],
    ['|', '12500 EUR', '12500EUR|', '12500EUR'],
    ['|', '0,500', '0,500|', '0,500'],
    ['1|,234,567', '9', '19|,234,567', '19234567'],
    ['|1,234', '5', '5|1,234', '51234'],
    ['1,|234|,567', '9', '19|,567', '19567'],
    ['|1,234,567|', '9', '9|', '9'],
    ['12|3,456', '.', '12.|3456', '12.3456'],
    ['|5', '.', '0.|5', '0.5'],
    ['|1,234', ' ', '|1,234', '1234'],
    ['5|.50', '{Backspace}2', '2|.50', '2.50'],
    ['|5.50', '{Delete}2', '2|.50', '2.50'],
    ['0|.50', '2', '2|.50', '2.50'],
  ],
  'removes the digit beside a group mark, which nobody has typed': [
    ['1,234,|567', '{Backspace}', '123|,567', '123567'],
    ['1,234,|567', '{Backspace}{Backspace}', '12|,567', '12567'],
    ['1,234|,567', '{Delete}', '123,4|67', '123467'],
    ['1,234|,567', '{Delete}{Delete}', '12,34|7', '12347'],
    ['-1,|234', '{Backspace}', '-|234', '-234'],
    ['|', '123,50{ArrowLeft}{ArrowLeft}{Backspace}', '12,3|50', '12350'],
  ],
  'keeps the zeros of an amount while its first digit is changed': [
    ['1|,000,000', '{Backspace}', '|000,000', '000000'],
    ['1|,000,000', '{Backspace}2', '2|,000,000', '2000000'],
    ['|100,000', '{Delete}2', '2|00,000', '200000'],
    ['|1|,000,000', '2', '2|,000,000', '2000000'],
    ['1|,000.50', '{Backspace}2', '2|,000.50', '2000.50'],
    ['-1|,000', '{Backspace}2', '-2|,000', '-2000'],
    ['1|0.50', '{Backspace}2', '2|0.50', '20.50'],
  ],
  'drops a zero that stands alone, and a digit is typed behind it': [
    ['|', '007', '7|', '7'],
    ['0|', '5', '5|', '5'],
    ['-0|', '5', '-5|', '-5'],
    ['|', '0.05', '0.05|', '0.05'],
  ],
  'puts an amount right when it is left': [
    ['1|,000,000', '{Backspace}{Tab}', '0', '0'],
    ['1|,025', '{Backspace}{Tab}', '25', '25'],
    ['-1|,000.50', '{Backspace}{Tab}', '-0.50', '-0.50'],
    ['|', '1250.{Tab}', '1,250', '1250'],
    ['|', '0.{Tab}', '0', '0'],
    ['|', 'x0.{Tab}', 'x0.', 'x0.'],
  ],
}

/** In Persian the same is typed, and shown, in its own digits and marks. */
const written = (language: Language, text: string) =>
  language === 'en' ? text : toDigitsOf(language, text).replaceAll(',', '٬').replaceAll('.', '٫')

async function drawAt(language: Language, start: string) {
  speak(language)
  const onChange = vi.fn<(value: string) => void>()
  render(
    <Kept start={start.replaceAll(/[|,]/g, '')} onChange={onChange}>
      {(value, change) => <AmountField label="Price" isSigned currency="EUR" value={value} onChange={change} />}
    </Kept>,
  )
  const field = page.getByRole('textbox', { name: 'Price' })
  await expect.element(field).toHaveValue(written(language, start.replaceAll('|', '')))
  const input = field.element() as HTMLInputElement
  const [before = '', selected = ''] = start.split('|')
  input.focus()
  input.setSelectionRange(before.length, start.split('|').length > 2 ? before.length + selected.length : before.length)
  return { input, onChange }
}

const withCaret = ({ value, selectionStart }: HTMLInputElement) =>
  `${value.slice(0, selectionStart!)}|${value.slice(selectionStart!)}`

describe.each(languages)('in %s', (language) => {
  describe.each(Object.entries(promised))('%s', (_promise, rows) => {
    test.each(rows)('%s and %s is %s', async (start, keys, shown, held) => {
      const { input, onChange } = await drawAt(language, start)
      await userEvent.keyboard(written(language, keys))
      expect(shown.includes('|') ? withCaret(input) : input.value).toBe(written(language, shown))
      // What is no number stays in the writing in which it was typed.
      expect(toAsciiDigits(onChange.mock.lastCall![0]).replace('٫', '.').replace('٬', ',')).toBe(held)
    })
  })
})

test.each([
  ['|1,234|', '2,500.75', '2,500.75|', '2500.75'],
  ['1|,234,567', '2345', '12,345|,234,567', '12345234567'],
  ['1,|234|,567', '٨', '18|,567', '18567'],
  ['|1,250|', '1,50', '1,50|', '1,50'],
  ['1|,250', '7,5', '17,5|,250', '17,5,250'],
] as const)('%s takes %s from elsewhere, and is %s', async (start, pasted, shown, held) => {
  render(<textarea aria-label="Letter" defaultValue={pasted} />)
  const letter = page.getByRole('textbox', { name: 'Letter' })
  await expect.element(letter).toBeVisible()
  const area = letter.element() as HTMLTextAreaElement
  area.select()
  await userEvent.copy()
  const { input, onChange } = await drawAt('en', start)
  await userEvent.paste()
  expect(withCaret(input)).toBe(shown)
  expect(onChange).toHaveBeenLastCalledWith(held)
})
