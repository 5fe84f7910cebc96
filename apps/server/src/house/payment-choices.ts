import type { PaymentChoice, PaymentList } from '@sarai/wire/desk/settings.ts'
import { text, valuesOf, yesNo } from '#activity/values.ts'
import type { AgencyCaller, StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

/** Where each list is kept. A bank or a receipt type is switched off, never deleted: receipts name it. */
export const paymentTables = { banks: 'bank', 'receipt-types': 'receipt_type' } as const satisfies Record<
  PaymentList,
  string
>

/** As the log keeps a choice, and calls it. */
export const loggedChoice = valuesOf<Pick<PaymentChoice, 'nameEn' | 'nameFa' | 'active'>>({
  nameEn: text,
  nameFa: text,
  active: yesNo,
})
export const choiceKinds = { banks: 'bank', 'receipt-types': 'receipt-type' } as const

const statementsOf = (table: string) => ({
  all: query<void, PaymentChoice>(`
    select id, version, name_en as "nameEn", name_fa as "nameFa", active from ${table}
    order by active desc, position, id limit 200`),
  inUse: query<void, { id: number; en: string; fa: string }>(`
    select id, name_en as en, name_fa as fa from ${table} where active order by position, id limit 200`),
})
const statements = { banks: statementsOf('bank'), 'receipt-types': statementsOf('receipt_type') }

export function listPaymentChoices(db: Database, caller: StaffCaller, list: PaymentList): Promise<PaymentChoice[]> {
  return db.look(caller, statements[list].all.ask.all())
}

/** What an agency chooses from, in its language. */
export async function listInUse(db: Database, caller: AgencyCaller, list: PaymentList) {
  const rows = await db.look(caller, statements[list].inUse.ask.all())
  return rows.map((row) => ({ Id: row.id, Name: row[caller.language] }))
}
