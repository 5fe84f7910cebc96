import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { DateRangeField, twoDates } from '#kit/date/date-range-field.tsx'
import type { DayRange } from '#kit/date/day-range.ts'
import { Kept, speak } from '#testing/kept.ts'
import { render } from '#testing/render.tsx'

function show(start: DayRange, { isStay = false } = {}) {
  const onChange = vi.fn<(value: DayRange) => void>()
  render(
    <Kept start={start} onChange={onChange}>
      {(value, change) => (
        <DateRangeField
          isStay={isStay}
          value={value}
          onChange={change}
          from={{ label: 'ورود' }}
          until={{ label: 'خروج' }}
        />
      )}
    </Kept>,
  )
  return onChange
}

/** The days of the open calendar that are part of the range. */
const band = () => [...document.querySelectorAll<HTMLElement>('td [data-selected]')].filter((day) => day.offsetParent)

test('is chosen with the keyboard in Persian: the arrow to the left is the next day', async () => {
  await page.viewport(1280, 800)
  speak('fa')
  const onChange = show({ from: '2026-12-20', until: '2026-12-25' })
  await page.getByRole('textbox', { name: 'ورود' }).click()
  await userEvent.keyboard('{ArrowDown}')
  const picker = page.getByRole('dialog', { name: 'انتخاب تاریخ‌ها' })
  await expect.element(picker.getByText('آذر ۱۴۰۵')).toBeVisible()
  await expect.poll(() => document.activeElement?.textContent).toBe('۲۹')
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  await expect.element(picker.getByText('حالا روز آخر را انتخاب کنید')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Enter}')
  // From 30 Azar; then React Aria steps to the next day by itself, a week and a day later is 9 Dey 1405.
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-12-21', until: '2026-12-30' })
  await expect.element(picker).not.toBeInTheDocument()
})

test('draws the band from right to left in Persian, its first day rounded on the right', async () => {
  await page.viewport(1280, 800)
  speak('fa')
  show({ from: '2026-12-20', until: '2026-12-21' })
  await page.getByRole('button', { name: 'باز کردن تقویم' }).first().click()
  await expect.poll(() => band().map((day) => day.textContent)).toEqual(['۲۹', '۳۰'])
  const [first, last] = band()
  expect(first!.getBoundingClientRect().left).toBeGreaterThan(last!.getBoundingClientRect().left)
  expect(getComputedStyle(first!).borderTopRightRadius).not.toBe('0px')
  expect(getComputedStyle(first!).borderTopLeftRadius).toBe('0px')
})

/** How wide a text is at the 16 px that a finger gets, in the font of the field. */
function widthForAFinger(input: HTMLInputElement, text: string): number {
  const pen = document.createElement('canvas').getContext('2d')!
  pen.font = `16px ${getComputedStyle(input).fontFamily}`
  return pen.measureText(text).width
}

// What a card leaves of screens of 320, 360 and 390 px.
test.each([260, 300, 330].flatMap((width) => (['en', 'fa'] as const).map((language) => ({ width, language }))))(
  'shows every digit and the whole example where $width px are left ($language)',
  async ({ width, language }) => {
    await page.viewport(390, 800)
    speak(language)
    const ends = { from: { label: 'ورود' }, until: { label: 'خروج' } }
    render(
      <div className={twoDates} style={{ width }}>
        <DateRangeField value={{ from: '', until: '2026-12-28' }} onChange={() => undefined} {...ends} />
      </div>,
    )
    await expect.element(page.getByRole('textbox', { name: 'خروج' })).toBeVisible()
    for (const input of document.querySelectorAll('input')) {
      for (const text of ['2026-12-28', '1405-10-07', input.placeholder])
        expect(widthForAFinger(input, text)).toBeLessThan(input.clientWidth)
    }
  },
)

test('adds the year of the first day to a last day without one', async () => {
  speak('fa')
  const onChange = show({ from: '2031-12-20', until: '' })
  await page.getByRole('textbox', { name: 'خروج' }).fill('۴ دی')
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith({ from: '2031-12-20', until: '2031-12-25' })
})

test.each([
  ['a stay', true, '2031-12-16'],
  ['a season', false, '2032-12-15'],
])('of %s, a last day a little before the first is that year or the next', async (_, isStay, until) => {
  speak('fa')
  const onChange = show({ from: '2031-12-20', until: '' }, { isStay })
  await page.getByRole('textbox', { name: 'خروج' }).fill('۲۵ آذر')
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith({ from: '2031-12-20', until })
})

test('the calendar of the last day takes up a first day that was written', async () => {
  await page.viewport(1280, 800)
  speak('fa')
  const onChange = show({ from: '2026-12-20', until: '' })
  await page.getByRole('button', { name: 'باز کردن تقویم' }).nth(1).click()
  const picker = page.getByRole('dialog', { name: 'انتخاب تاریخ‌ها' })
  await expect.element(picker.getByText('حالا روز آخر را انتخاب کنید')).toBeVisible()
  await picker.getByRole('button', { name: /(?<!\p{Nd})۴ دی ۱۴۰۵/u }).click()
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-12-20', until: '2026-12-25' })
})

test('a first day that was chosen stays when the calendar is closed', async () => {
  await page.viewport(1280, 800)
  const onChange = show({ from: '2026-12-20', until: '2026-12-25' })
  await page.getByRole('button', { name: 'Open the calendar' }).first().click()
  await page.getByRole('button', { name: /28 December 2026/ }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-12-28', until: '' })
})

test('going on to the next month chooses nothing: one day is marked until the last is pressed', async () => {
  await page.viewport(390, 800)
  show({ from: '2026-12-20', until: '2026-12-25' })
  await page.getByRole('button', { name: 'Open the calendar' }).first().click()
  await page.getByRole('button', { name: /22 December 2026/ }).click()
  await page.getByRole('button', { name: 'Next' }).first().click()
  await expect.element(page.getByRole('grid', { name: /January 2027/ })).toBeVisible()
  expect(page.getByRole('button', { name: /2027, chosen/ }).all()).toHaveLength(0)
})

test('is a sheet with one month on a phone', async () => {
  await page.viewport(390, 800)
  show({ from: '', until: '' })
  await page.getByRole('button', { name: 'Open the calendar' }).first().click()
  await expect.element(page.getByRole('dialog', { name: 'Choose the dates' })).toBeVisible()
  expect(page.getByRole('grid').all()).toHaveLength(1)
})
