import type { editPaymentChoice as operation } from '@sarai/wire/desk/settings.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import { changedValues } from '#activity/changed-values.ts'
import { record } from '#activity/record-activity.ts'
import { text } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { choiceKinds, loggedChoice, paymentTables } from '#house/payment-choices.ts'
import { announce } from '#live/announce.ts'

type Input = InputOf<typeof operation>

const lockIn = (table: string) =>
  query<{ id: number }, Input['body']>(`
    select version, name_en as "nameEn", name_fa as "nameFa", active from ${table} where id = $id for no key update`)
const saveIn = (table: string) =>
  query<{ id: number; nameEn: string; nameFa: string; active: boolean }>(`
    update ${table} set name_en = $nameEn, name_fa = $nameFa, active = $active, version = version + 1 where id = $id`)

export function editPaymentChoice(
  db: Database,
  staff: StaffCaller,
  { list, id }: Input['params'],
  body: Input['body'],
) {
  return db.write(staff, async (tx) => {
    const table = paymentTables[list]
    const before = asSeen(await lockIn(table).first(tx, { id }), body.version)
    const changed = changedValues(loggedChoice(before), loggedChoice(body))
    if (changed === undefined) return null
    const { nameEn, nameFa, active } = body
    await saveIn(table).run(tx, { id, nameEn, nameFa, active })
    const kind = choiceKinds[list]
    const was = { name: text(before.nameEn), ...changed.before }
    await record(tx, staff, { what: `${kind}-edit`, subject: { kind, id }, before: was, after: changed.after })
    await announce(tx, { to: 'desk', what: 'house', id: list })
    return null
  })
}
