import type { addPaymentChoice as operation } from '@sarai/wire/desk/settings.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import { record } from '#activity/record-activity.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { choiceKinds, loggedChoice, paymentTables } from '#house/payment-choices.ts'
import { announce } from '#live/announce.ts'

type Input = InputOf<typeof operation>

const insertInto = (table: string) =>
  query<Input['body'], { id: number }>(`
    insert into ${table} (name_en, name_fa, active, position)
    values ($nameEn, $nameFa, $active, (select coalesce(max(position), 0) + 1 from ${table})) returning id`)

export function addPaymentChoice(db: Database, staff: StaffCaller, { list }: Input['params'], body: Input['body']) {
  return db.write(staff, async (tx) => {
    const choice = await insertInto(paymentTables[list]).one(tx, body)
    const kind = choiceKinds[list]
    const subject = { kind, id: choice.id }
    await record(tx, staff, { what: `${kind}-add`, subject, after: loggedChoice(body) })
    await announce(tx, { to: 'desk', what: 'house', id: list })
    return choice
  })
}
