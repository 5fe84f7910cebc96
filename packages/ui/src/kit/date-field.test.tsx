import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { DateField } from '#kit/date-field.tsx'
import { Kept, speak } from '#testing/kept.ts'
import { render } from '#testing/render.tsx'

function show(start = '', limits: { min?: string; max?: string } = {}) {
  const onChange = vi.fn<(value: string) => void>()
  render(
    <Kept start={start} onChange={onChange}>
      {(value, change) => <DateField label="Birth" value={value} onChange={change} {...limits} />}
    </Kept>,
  )
  return { onChange, input: page.getByRole('textbox', { name: 'Birth' }) }
}

test.each(['1405-09-29', '۱۴۰۵/۰۹/۲۹', '2026-12-20', '٢٠٢٦/١٢/٢٠'])('takes %s for 20 December 2026', async (typed) => {
  const { onChange, input } = show()
  await input.fill(typed)
  await userEvent.tab()
  await expect.element(input).toHaveValue('2026-12-20')
  expect(onChange).toHaveBeenLastCalledWith('2026-12-20')
})

test('shows the Jalali date and the weekday under the Gregorian one', async () => {
  speak('fa')
  const { input } = show('2026-12-20')
  await expect.element(input).toHaveAccessibleDescription('۲۹ آذر ۱۴۰۵ · یکشنبه')
})

test('hands on what it cannot read and says so, so that nothing is lost', async () => {
  const { onChange, input } = show()
  await input.fill('1404-12-30')
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith('1404-12-30')
  await expect.element(input).toHaveAccessibleDescription('Date is not in correct format!')
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
