import type { countDeskPayments as operation } from '@sarai/wire/desk/money/payments.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

/** Counting stops at a thousand, in the order of an index: a view that is empty is not looked for in the whole table. */
const counted = (and: string) => `(
  select count(*)::int from (
    select from payment where state in ('New', 'Requested')${and} order by due_at, id limit 1000) x)`
const counts = query<void, ReplyOf<typeof operation>>(`
  select ${counted('')} as waiting, ${counted(' and approval is not null')} as second,
    ${counted(' and twin_by is not null')} as flagged, ${counted(` and state = 'Requested'`)} as cash, (
    select count(*)::int from (select from adjustment where state = 'waiting' order by id limit 1000) x) as adjustments`)

export function countDeskPayments(db: Database, staff: StaffCaller): Promise<ReplyOf<typeof operation>> {
  return db.look(staff, counts.ask.one())
}
