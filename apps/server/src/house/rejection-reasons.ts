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
type Reason = Omit<Edited, 'version'>

const columns = `version, name_en as "nameEn", name_fa as "nameFa", sentence_en as "sentenceEn",
  sentence_fa as "sentenceFa", active`
const all = query<void, RejectionReason>(`
  select id, ${columns} from rejection_reason order by active desc, position, id limit 100`)
const insert = query<Reason, { id: number }>(`
  insert into rejection_reason (name_en, name_fa, sentence_en, sentence_fa, active, position)
  values ($nameEn, $nameFa, $sentenceEn, $sentenceFa, $active,
    (select coalesce(max(position), 0) + 1 from rejection_reason)) returning id`)
const lock = query<{ id: number }, Edited>(`
  select ${columns} from rejection_reason where id = $id for no key update`)
const save = query<Reason & { id: number }>(`
  update rejection_reason set name_en = $nameEn, name_fa = $nameFa, sentence_en = $sentenceEn,
    sentence_fa = $sentenceFa, active = $active, version = version + 1 where id = $id`)
const logged = valuesOf<Reason>({ nameEn: text, nameFa: text, sentenceEn: text, sentenceFa: text, active: yesNo })

/** Why the desk may say no. One is switched off, never deleted: rejected requests name it. */
export function listRejectionReasons(db: Database, staff: StaffCaller): Promise<RejectionReason[]> {
  return db.look(staff, all.ask.all())
}

export function addRejectionReason(db: Database, staff: StaffCaller, reason: Reason): Promise<{ id: number }> {
  return db.write(staff, async (tx) => {
    const added = await insert.one(tx, reason)
    const subject = { kind: 'rejection-reason', id: added.id } as const
    await record(tx, staff, { what: 'rejection-reason-add', subject, after: logged(reason) })
    await announce(tx, { to: 'desk', what: 'house', id: 'rejection-reasons' })
    return added
  })
}

export function editRejectionReason(db: Database, staff: StaffCaller, id: number, { version, ...reason }: Edited) {
  return db.write(staff, [lock.ask.first({ id })], async (tx, [found]) => {
    const before = asSeen(found, version)
    const changed = changedValues(logged(before), logged(reason))
    if (changed === undefined) return null
    await save.later(tx, { id, ...reason })
    await record(tx, staff, {
      what: 'rejection-reason-edit',
      subject: { kind: 'rejection-reason', id },
      before: { name: text(before.nameEn), ...changed.before },
      after: changed.after,
    })
    await announce(tx, { to: 'desk', what: 'house', id: 'rejection-reasons' })
    return null
  })
}
