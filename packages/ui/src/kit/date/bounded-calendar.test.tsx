import { page } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import type { CalendarName } from '@sarai/locale/date/date-display.ts'
import { DayPicker } from '#kit/date/day-picker.tsx'
import { keepChoice } from '#kit/kept-choice.ts'
import { RangePicker } from '#kit/date/range-picker.tsx'
import { speak } from '#testing/kept.ts'
import { render } from '#testing/render.tsx'

const nothing = () => undefined
type Limits = { min?: string; max?: string }

const pickers = [
  ['day', (limits: Limits) => <DayPicker label="Day" value="" onChoose={nothing} {...limits} />],
  [
    'range',
    (limits: Limits) => <RangePicker label="Days" value={{ from: '', until: '' }} onChoose={nothing} {...limits} />,
  ],
] as const

/** An empty picker opens at the limit that keeps it from today. */
const limits = [
  ['a first day in the future', { min: '2035-12-20' }],
  ['a last day in the past', { max: '2000-12-20' }],
] as const

/** How many days the month has that is drawn, and the first of them as screen readers hear it. */
function drawnMonth(): { days: number; firstDay: string } {
  const days = [...document.querySelectorAll<HTMLElement>('[role=grid] td > *')]
  const inMonth = days.filter((day) => day.dataset['outsideMonth'] === undefined)
  return { days: inMonth.length, firstDay: inMonth[0]?.getAttribute('aria-label') ?? '' }
}

describe.each(pickers)('an empty %s picker', (_, picker) => {
  test.each(limits)('draws the Jalali month in Persian, with %s', async (__, limit) => {
    await page.viewport(390, 800)
    speak('fa')
    render(picker(limit))
    // December would have thirty-one.
    await expect.poll(drawnMonth).toEqual({ days: 30, firstDay: expect.stringContaining('آذر') })
  })

  test.each(limits)('turns to Jalali and back when it is asked to, with %s', async (__, limit) => {
    await page.viewport(390, 800)
    keepChoice('sarai.calendar', 'gregorian' satisfies CalendarName)
    render(picker(limit))
    await expect.poll(drawnMonth).toEqual({ days: 31, firstDay: expect.stringContaining('December') })
    await page.getByText('Jalali').click()
    await expect.poll(drawnMonth).toEqual({ days: 30, firstDay: expect.stringContaining('Azar') })
    await page.getByText('Gregorian').click()
    await expect.poll(drawnMonth).toEqual({ days: 31, firstDay: expect.stringContaining('December') })
  })
})
