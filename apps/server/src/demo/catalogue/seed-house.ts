import { addDays, type CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { fromJalali, toJalali } from '@sarai/locale/date/jalali.ts'
import { query, type Tx } from '#database/query.ts'
import {
  demoBanks,
  demoGroups,
  demoHolidays,
  demoRates,
  demoReceiptTypes,
  demoReplies,
  demoSupportPhone,
  demoTerms,
} from '#demo/catalogue/demo-house.ts'

const insertBank = query<{ nameEn: string; nameFa: string; position: number }>(
  `insert into bank (name_en, name_fa, position) values ($nameEn, $nameFa, $position)`,
)
const insertReceiptType = query<{ nameEn: string; nameFa: string; position: number }>(
  `insert into receipt_type (name_en, name_fa, position) values ($nameEn, $nameFa, $position)`,
)
const insertReply = query<(typeof demoReplies)[number]>(`
  insert into saved_reply (name_en, name_fa, text_en, text_fa) values ($nameEn, $nameFa, $textEn, $textFa)`)
const saveGroup = query<{ code: string; nameEn: string; nameFa: string }>(`
  insert into agency_group (code, name_en, name_fa) values ($code, $nameEn, $nameFa)
  on conflict (code) do update set name_en = excluded.name_en, name_fa = excluded.name_fa`)
const insertRate = query<{
  fromCurrency: string
  fromAmount: number
  toCurrency: string
  toAmount: number
  day: CalendarDay
}>(`
  insert into exchange_rate (from_currency, from_amount, to_currency, to_amount, day)
  values ($fromCurrency, $fromAmount, $toCurrency, $toAmount, $day)`)
const insertHoliday = query<{ day: CalendarDay; nameEn: string; nameFa: string }>(
  `insert into holiday (day, name_en, name_fa) values ($day, $nameEn, $nameFa)`,
)
const saveHouse = query<{ supportPhone: string; termsEn: string; termsFa: string }>(
  `update house set support_phone = $supportPhone, terms_en = $termsEn, terms_fa = $termsFa, edited_at = now()`,
)

/** Ten days of rates: enough to see that a payment is exchanged at the rate of its own day. */
const daysOfRates = 10

export async function seedHouse(tx: Tx, today: CalendarDay): Promise<void> {
  for (const [place, [en, fa]] of demoBanks.entries())
    await insertBank.run(tx, { nameEn: en, nameFa: fa, position: place })
  for (const [place, [en, fa]] of demoReceiptTypes.entries())
    await insertReceiptType.run(tx, { nameEn: en, nameFa: fa, position: place })
  for (const reply of demoReplies) await insertReply.run(tx, reply)
  for (const [code, nameEn, nameFa] of demoGroups) await saveGroup.run(tx, { code, nameEn, nameFa })
  for (const { from, fromAmount, to, toAmount, aDay } of demoRates) {
    for (let age = 0; age < daysOfRates; age += 1) {
      const amount = toAmount + aDay * (daysOfRates - age)
      await insertRate.run(tx, {
        fromCurrency: from,
        fromAmount,
        toCurrency: to,
        toAmount: amount,
        day: addDays(today, -age),
      })
    }
  }
  for (const { en, fa, ...date } of demoHolidays) {
    await insertHoliday.run(tx, { day: nextDay(date, today), nameEn: en, nameFa: fa })
  }
  await saveHouse.run(tx, { supportPhone: demoSupportPhone, termsEn: demoTerms.en, termsFa: demoTerms.fa })
}

/** The next time that the Jalali calendar has it, today not counted. */
function nextDay(date: { month: number; day: number }, today: CalendarDay): CalendarDay {
  const { year } = toJalali(today)
  const found = [year, year + 1].map((of) => fromJalali({ ...date, year: of })).find((day) => day && day > today)
  if (found === undefined) throw new Error(`There is no ${date.month}/${date.day} after ${today}`)
  return found
}
