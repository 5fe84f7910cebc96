import { addDays, type CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { query, type Tx } from '#database/query.ts'
import {
  demoBanks,
  demoGroups,
  demoRates,
  demoReceiptTypes,
  demoSupportPhone,
  demoTerms,
} from '#demo/catalogue/demo-house.ts'

const insertBank = query(`insert into bank (name_en, name_fa, position) values ($1, $2, $3)`)
const insertReceiptType = query(`insert into receipt_type (name_en, name_fa, position) values ($1, $2, $3)`)
const saveGroup = query(`
  insert into agency_group (code, name_en, name_fa) values ($1, $2, $3)
  on conflict (code) do update set name_en = excluded.name_en, name_fa = excluded.name_fa`)
const insertRate = query(`
  insert into exchange_rate (from_currency, from_amount, to_currency, to_amount, day) values ($1, $2, $3, $4, $5)`)
const saveHouse = query(`update house set support_phone = $1, terms_en = $2, terms_fa = $3, edited_at = now()`)

/** Ten days of rates: enough to see that a payment is exchanged at the rate of its own day. */
const daysOfRates = 10

export async function seedHouse(tx: Tx, today: CalendarDay): Promise<void> {
  for (const [place, [en, fa]] of demoBanks.entries()) await insertBank.run(tx, en, fa, place)
  for (const [place, [en, fa]] of demoReceiptTypes.entries()) await insertReceiptType.run(tx, en, fa, place)
  for (const group of demoGroups) await saveGroup.run(tx, ...group)
  for (const { from, fromAmount, to, toAmount, aDay } of demoRates) {
    for (let age = 0; age < daysOfRates; age += 1) {
      const amount = toAmount + aDay * (daysOfRates - age)
      await insertRate.run(tx, from, fromAmount, to, amount, addDays(today, -age))
    }
  }
  await saveHouse.run(tx, demoSupportPhone, demoTerms.en, demoTerms.fa)
}
