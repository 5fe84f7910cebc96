import { addDays, firstOfMonth, type CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { query, type Tx } from '#database/query.ts'
import type { SeededProperty } from '#demo/catalogue/seed-hotels.ts'

const insertCommissions = query<{ rows: string }>(`
  insert into commission (group_code, hotel_id, first_night, last_night, amount, extra_amount, currency)
  select group_code, hotel_id, first_night, last_night, amount, extra_amount, currency
  from jsonb_populate_recordset(null::commission, $rows)`)

/** What a group earns per room and night, in whole euros; the extra one only where the provider pushes a hotel. */
const rates = { Gold: [7, 3], Silver: [5, 2], Bronze: [3, undefined] } as const

/** Every sixth hotel is promoted, for this month and the two that follow; the first of them with something on top. */
export async function seedCommissions(tx: Tx, properties: readonly SeededProperty[], today: CalendarDay) {
  const open = properties.filter((property) => property.package.groups.length === 0)
  const promoted = open.filter((_, index) => index % 6 === 1)
  const thisMonth = { first_night: firstOfMonth(today, 0), last_night: addDays(firstOfMonth(today, 1), -1) }
  const nextMonths = { first_night: firstOfMonth(today, 1), last_night: addDays(firstOfMonth(today, 3), -1) }
  const rows = promoted.flatMap((property, index) =>
    Object.entries(rates).flatMap(([group_code, [amount, extra]]) => {
      const { currency, perEuro } = property.package
      const minor = (euros: number) => Math.round(euros * perEuro) * 100
      const common = { group_code, hotel_id: property.hotelId, currency, amount: minor(amount) }
      const pushed = extra !== undefined && index % 2 === 0 ? minor(extra) : null
      return [
        { ...common, ...thisMonth, extra_amount: pushed },
        { ...common, ...nextMonths, extra_amount: null },
      ]
    }),
  )
  await insertCommissions.run(tx, { rows: JSON.stringify(rows) })
}
