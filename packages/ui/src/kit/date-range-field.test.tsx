import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { DateRangeField } from '#kit/date-range-field.tsx'
import type { DayRange } from '#kit/range-picker.tsx'
import { Kept, speak } from '#testing/kept.ts'
import { render } from '#testing/render.tsx'

function show(start: DayRange) {
  const onChange = vi.fn<(value: DayRange) => void>()
  render(
    <Kept start={start} onChange={onChange}>
      {(value, change) => (
        <DateRangeField value={value} onChange={change} from={{ label: 'ورود' }} until={{ label: 'خروج' }} />
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

test('is a sheet with one month on a phone', async () => {
  await page.viewport(390, 800)
  show({ from: '', until: '' })
  await page.getByRole('button', { name: 'Open the calendar' }).first().click()
  await expect.element(page.getByRole('dialog', { name: 'Choose the dates' })).toBeVisible()
  expect(page.getByRole('grid').all()).toHaveLength(1)
})
