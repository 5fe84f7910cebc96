import type { editRejectionReason as editing, RejectionReason } from '@sarai/wire/desk/requests/rejection-reasons.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import { changedValues } from '#activity/changed-values.ts'
import { record } from '#activity/record-activity.ts'
import { text, valuesOf, yesNo } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'

type Edited = InputOf<typeof editing>['body']
export type Reason = Omit<Edited, 'version'>

const columns = `version, name_en as "nameEn", name_fa as "nameFa", sentence_en as "sentenceEn",
  sentence_fa as "sentenceFa", active`
const logged = valuesOf<Reason>({ nameEn: text, nameFa: text, sentenceEn: text, sentenceFa: text, active: yesNo })
const all = (table: string, order: string) =>
  query<void, RejectionReason>(`select id, ${columns} from ${table} order by active desc, ${order} limit 100`)
const lock = (table: string) =>
  query<{ id: number }, Edited>(`select ${columns} from ${table} where id = $id for no key update`)
const save = (table: string) =>
  query<Reason & { id: number }>(`
  update ${table} set name_en = $nameEn, name_fa = $nameFa, sentence_en = $sentenceEn,
    sentence_fa = $sentenceFa, active = $active, version = version + 1 where id = $id`)

type Insert = ReturnType<typeof query<Reason, { id: number }>>

/** Why somebody of the house may say no. One is switched off, never deleted: what was refused names it. */
export function noReasons(
  kind: 'rejection-reason' | 'payment-reason',
  table: 'rejection_reason' | 'payment_reason',
  { order, insert }: { order: string; insert: Insert },
) {
  const [list, hold, change] = [all(table, order), lock(table), save(table)]
  const news = { to: 'desk', what: 'house', id: `${kind}s` } as const
  return {
    list: (db: Database, staff: StaffCaller): Promise<RejectionReason[]> => db.look(staff, list.ask.all()),
    add: (db: Database, staff: StaffCaller, reason: Reason): Promise<{ id: number }> =>
      db.write(staff, async (tx) => {
        const added = await insert.one(tx, reason)
        await record(tx, staff, { what: `${kind}-add`, subject: { kind, id: added.id }, after: logged(reason) })
        await announce(tx, news)
        return added
      }),
    edit: (db: Database, staff: StaffCaller, id: number, { version, ...reason }: Edited): Promise<null> =>
      db.write(staff, [hold.ask.first({ id })], async (tx, [found]) => {
        const before = asSeen(found, version)
        const changed = changedValues(logged(before), logged(reason))
        if (changed === undefined) return null
        await change.later(tx, { id, ...reason })
        await record(tx, staff, {
          what: `${kind}-edit`,
          subject: { kind, id },
          before: { name: text(before.nameEn), ...changed.before },
          after: changed.after,
        })
        await announce(tx, news)
        return null
      }),
  }
}
