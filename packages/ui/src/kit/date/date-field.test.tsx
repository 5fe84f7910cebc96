import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { showLongDate, todayIn } from '@sarai/locale/date/date-display.ts'
import { DateField } from '#kit/date/date-field.tsx'
import type { DateInputProps } from '#kit/date/date-input.tsx'
import { Kept, speak } from '#testing/kept.ts'
import { render } from '#testing/render.tsx'

function show(start = '', limits: Partial<DateInputProps> = {}) {
  const onChange = vi.fn<(value: string) => void>()
  const takeAway = render(
    <Kept start={start} onChange={onChange}>
      {(value, change) => <DateField label="Birth" value={value} onChange={change} {...limits} />}
    </Kept>,
  )
  return { onChange, takeAway, input: page.getByRole('textbox', { name: 'Birth' }) }
}

const waysToSayIt = ['1405-09-29', '۱۴۰۵/۰۹/۲۹', '29/9/1405', '۲۹ آذر', '2026-12-20', '٢٠٢٦/١٢/٢٠', '20 Dec']

test.each(waysToSayIt.flatMap((typed) => [['en', typed, '2026-12-20'] as const, ['fa', typed, '1405-09-29'] as const]))(
  'in %s takes %s for 20 December 2026 and shows it as %s',
  async (language, typed, shown) => {
    speak(language)
    const { onChange, input } = show('', { min: '2026-11-16' })
    await input.fill(typed)
    await userEvent.tab()
    await expect.element(input).toHaveValue(shown)
    expect(onChange).toHaveBeenLastCalledWith('2026-12-20')
  },
)

test('reads Persian words from the right while they are typed, and digits from the left', async () => {
  speak('fa')
  const { input } = show()
  await input.fill('۲۹ آذر')
  await expect.element(input).toHaveAttribute('dir', 'rtl')
  await input.fill('۱۴۰۵/۰۹/۲۹')
  await expect.element(input).toHaveAttribute('dir', 'ltr')
  await expect.element(input).toHaveValue('1405/09/29')
})

test('keeps a birth date as the passport has it', async () => {
  speak('fa')
  const { input } = show('1992-04-17', { calendar: 'gregorian' })
  await expect.element(input).toHaveValue('1992-04-17')
  await expect.element(input).toHaveAccessibleDescription('۲۸ فروردین ۱۳۷۱ · جمعه')
})

test('is not left by going on to its calendar, and is left from there', async () => {
  await page.viewport(1280, 800)
  const onBlur = vi.fn<() => void>()
  const { input } = show('', { onBlur })
  await input.click()
  await page.getByRole('button', { name: 'Open the calendar' }).click()
  await expect.element(page.getByRole('grid')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
  expect(onBlur).not.toHaveBeenCalled()
  // React Aria gives the focus back a frame later.
  await expect.element(page.getByRole('button', { name: 'Open the calendar' })).toHaveFocus()
  await userEvent.tab()
  await expect.poll(() => onBlur.mock.calls).toHaveLength(1)
})

test.each([
  ['en', 'Sunday, 20 December 2026', 'Monday, 21 December 2026, chosen'],
  ['fa', 'یکشنبه ۲۹ آذر ۱۴۰۵', 'دوشنبه ۳۰ آذر ۱۴۰۵، انتخاب‌شده'],
] as const)('in %s names a day in the order of the language', async (language, day, chosen) => {
  await page.viewport(1280, 800)
  speak(language)
  show('2026-12-21')
  await page.getByRole('button', { name: language === 'fa' ? 'باز کردن تقویم' : 'Open the calendar' }).click()
  await expect.element(page.getByRole('button', { name: day, exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: chosen, exact: true })).toBeVisible()
})

test('names today first in Persian, with a Persian comma', async () => {
  await page.viewport(1280, 800)
  speak('fa')
  show()
  await page.getByRole('button', { name: 'باز کردن تقویم' }).click()
  // The calendar marks the day of whoever sits before it, not Tehran's.
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const today = showLongDate('fa', todayIn(here, Date.now()))
  await expect.element(page.getByRole('button', { name: `امروز، ${today}` })).toBeVisible()
})

test.each([
  ['en', '29 Azar 1405 · Sunday'],
  ['fa', '۲۰ دسامبر ۲۰۲۶ · یکشنبه'],
] as const)('in %s shows the other calendar and the weekday under the field', async (language, other) => {
  speak(language)
  const { input } = show('2026-12-20')
  await expect.element(input).toHaveAccessibleDescription(other)
})

test('hands on what it cannot read and says so, so that nothing is lost', async () => {
  const { onChange, input } = show()
  await input.fill('29/9')
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith('29/9')
  await expect
    .element(input)
    .toHaveAccessibleDescription('Date is not in correct format! Write it as 2026-12-20 or 20 Dec.')
  await expect.element(input).toHaveValue('29/9')
})

test.each([
  ['en', '1404-12-30', 'Esfand 1404 has only 29 days.'],
  ['fa', '۱۴۰۵/۱۲/۳۰', 'اسفند ۱۴۰۵ فقط ۲۹ روز دارد.'],
  ['fa', '۳۱ مهر', 'مهر ۱۴۰۶ فقط ۳۰ روز دارد.'],
] as const)('in %s says of %s how many days the month has', async (language, typed, said) => {
  speak(language)
  const { input } = show('', { min: '2027-04-01', error: 'Wrong' })
  await input.fill(typed)
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription(said)
})

test.each([
  ['en', /1992-04-17/],
  ['fa', /1992-04-17/],
] as const)('in %s gives a day of the past as an example of a birth date', async (language, example) => {
  speak(language)
  const { input } = show('tomorrow', { isBirthDate: true })
  await expect.element(input).toHaveAccessibleDescription(example)
})

test('says which day is the first one possible', async () => {
  const { input } = show('2026-12-19', { min: '2026-12-20' })
  await expect.element(page.getByText('Not before 20 Dec 2026')).toBeVisible()
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
})

test('draws the Jalali month on demand and remembers it', async () => {
  await page.viewport(1280, 800)
  const { onChange } = show('2026-12-20')
  const open = page.getByRole('button', { name: 'Open the calendar' })
  await open.click()
  await page.getByText('Jalali').click()
  await expect.element(page.getByRole('combobox', { name: 'Year' })).toHaveValue('1405')
  await page.getByRole('combobox', { name: 'Month' }).selectOptions('Esfand')
  await page.getByRole('button', { name: /29 Esfand/ }).click()
  // 1405 is not a leap year: its last day is 29 Esfand.
  expect(onChange).toHaveBeenLastCalledWith('2027-03-20')
  await open.click()
  await expect.element(page.getByRole('combobox', { name: 'Month' })).toHaveValue('12')
})

test.each([
  ['en', ['Open the calendar', 'Jalali'], '2026-12-20', '1405-09-29', '20 Dec 2026 · Sunday'],
  ['fa', ['باز کردن تقویم', 'میلادی'], '1405-09-29', '2026-12-20', '۲۹ آذر ۱۴۰۵ · یکشنبه'],
] as const)('in %s the fields follow the calendar that was chosen, also after a reload', async (...row) => {
  const [language, [open, other], before, after, beneath] = row
  await page.viewport(1280, 800)
  speak(language)
  const { input, takeAway } = show('2026-12-20')
  await expect.element(input).toHaveValue(before)
  await page.getByRole('button', { name: open }).click()
  await page.getByText(other, { exact: true }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(input).toHaveValue(after)
  await expect.element(input).toHaveAccessibleDescription(beneath)
  takeAway()
  const anew = show('2026-12-20')
  await expect.element(anew.input).toHaveValue(after)
})

test('what is right again gives its place back after the press that left it, not under the finger', async () => {
  const tops: number[] = []
  const pressed = vi.fn<() => void>()
  const top = () => page.getByRole('button', { name: 'Search' }).element().getBoundingClientRect().top
  const note = () => tops.push(top())
  render(
    <Kept start="">
      {(value, change) => (
        <>
          <DateField label="Birth" value={value} onChange={change} {...(value === '' && { error: 'Choose a day' })} />
          <button onClick={pressed} onPointerDown={note} onPointerUp={note}>
            Search
          </button>
        </>
      )}
    </Kept>,
  )
  await expect.element(page.getByText('Choose a day')).toBeVisible()
  await page.getByRole('textbox', { name: 'Birth' }).fill('20 Dec')
  await page.getByRole('button', { name: 'Search' }).click({ delay: 200 })
  expect(pressed).toHaveBeenCalledOnce()
  expect(tops[1]).toBe(tops[0])
  await expect.poll(() => top()).toBeLessThan(tops[0]!)
})

test('a day is handed on before the press that left it is heard; what is wrong is said after it', async () => {
  const { onChange, input } = show()
  const button = document.createElement('button')
  button.style.cssText = 'position: fixed; inset-block-end: 0; block-size: 3rem; inline-size: 9rem'
  document.body.append(button)
  const heard: unknown[] = []
  const said = () => input.element().getAttribute('aria-invalid')
  button.addEventListener('pointerup', () => heard.push(onChange.mock.lastCall?.[0], said()))
  await input.fill('nonsense')
  await page.elementLocator(button).click({ delay: 200 })
  expect(heard).toEqual(['nonsense', null])
  await expect.poll(said).toBe('true')
  button.remove()
})
