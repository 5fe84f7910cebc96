import { page } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { FareList } from '#booking/fare-list.tsx'
import { FareTable } from '#booking/fare-table.tsx'
import { speak } from '#testing/kept.ts'
import { render } from '#testing/render.tsx'

const none = { room: 0, childNoBed: 0, childWithBed: 0, extraBed: 0 }
const price = { ...none, room: 8_200, childWithBed: 2_000 }
const nights = [
  {
    date: '2026-12-20' as CalendarDay,
    price,
    specialDate: { ...none, room: 700, childWithBed: -200 },
    specialTitle: 'Yalda',
  },
  { date: '2026-12-21' as CalendarDay, price, specialDate: none },
]
const extras = { childNoBed: true, childWithBed: true, extraBed: false }
/** Seen as a dash, and heard as words. */
const nobody = '— nobody in this place'
const fares = { caption: 'Superior Double', nights, extras, currency: 'EUR' }
const rows = () =>
  page
    .getByRole('row')
    .elements()
    .map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim()))

describe('the nights of a room', () => {
  test('read across with what a special date changes, and add up', async () => {
    await page.viewport(1440, 900)
    render(<FareTable {...fares} />)
    await expect.element(page.getByRole('table', { name: 'Superior Double' })).toBeVisible()
    expect(rows()).toEqual([
      ['Date', 'Room', 'Child 0–5 without bed', 'Child 6–11 with bed', 'Extra bed', 'Night total'],
      ['Sun 20 Dec 29 Azar Yalda', '€82 +€7 special date +€7', '€0', '€20 −€2 special date −€2', nobody, '€107'],
      ['Mon 21 Dec 30 Azar', '€82', '€0', '€20', nobody, '€102'],
      ['Sum', '€171', '€0', '€38', nobody, '€209'],
    ])
  })

  test.each(['en', 'fa'] as const)(
    'fit beside what may be done about the request, with a special date and every place taken (%s)',
    async (language) => {
      speak(language)
      await page.viewport(1440, 900)
      const night = {
        ...nights[0]!,
        price: { room: 59_000, childNoBed: 0, childWithBed: 20_000, extraBed: 27_000 },
        specialDate: { room: 1_800, childNoBed: 0, childWithBed: 400, extraBed: 600 },
        specialTitle: { en: 'Christmas and New Year', fa: 'سال نو میلادی' }[language],
      }
      const all = { childNoBed: true, childWithBed: true, extraBed: true }
      render(
        <div style={{ inlineSize: 750 }}>
          <FareTable {...fares} nights={[night]} extras={all} />
        </div>,
      )
      const table = page.getByRole('table', { name: 'Superior Double' })
      await expect.element(table).toBeVisible()
      expect(table.element().scrollWidth).toBeLessThanOrEqual(750)
    },
  )

  test('are a list on a phone, in Persian, without the places that nobody takes', async () => {
    speak('fa')
    await page.viewport(390, 844)
    render(<FareList {...fares} />)
    const list = page.getByRole('list', { name: 'Superior Double' })
    await expect.element(list).toBeVisible()
    const [first] = list.getByRole('listitem').elements()
    for (const said of ['یکشنبه ۲۹ آذر', '۲۰ دسامبر', 'Yalda', '۱۰۷ یورو', 'کودک ۶ تا ۱۱ سال با تخت ۲۰ یورو', '+۷'])
      expect(first!.textContent.replaceAll(/[\u2066-\u2069]/g, '')).toContain(said)
    expect(first!.textContent).not.toContain('تخت اضافه')
    expect(document.documentElement.scrollWidth).toBe(390)
  })

  test.each(['en', 'fa'] as const)('fit a phone however long a special date is called (%s)', async (language) => {
    speak(language)
    await page.viewport(390, 844)
    const specialTitle = 'Republic Day and the marathon over the bridges of the Bosphorus '.repeat(2)
    render(<FareList {...fares} nights={[{ ...nights[0]!, specialTitle }]} />)
    await expect.element(page.getByTitle(specialTitle.trim(), { exact: false })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(390)
  })
})
