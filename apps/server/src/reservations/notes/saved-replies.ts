import {
  mostSavedReplies,
  type editSavedReply as editing,
  type SavedReply,
} from '@sarai/wire/desk/requests/saved-replies.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import { changedValues } from '#activity/changed-values.ts'
import { record } from '#activity/record-activity.ts'
import { text, valuesOf, yesNo } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'

type Edited = InputOf<typeof editing>['body']
type Reply = Omit<Edited, 'version'>

const columns = `version, name_en as "nameEn", name_fa as "nameFa", text_en as "textEn", text_fa as "textFa", active`
const all = query<void, SavedReply>(
  `select id, ${columns} from saved_reply order by active desc, id limit ${mostSavedReplies}`,
)
/** On the list, not on its rows: a new one must wait as well. */
const lockList = query<void, { locked: number }>(`select 1 as locked from house for no key update`)
const count = query<void, { count: number }>(`select count(*)::int as count from saved_reply`)
const insert = query<Reply, { id: number }>(`
  insert into saved_reply (name_en, name_fa, text_en, text_fa, active)
  values ($nameEn, $nameFa, $textEn, $textFa, $active) returning id`)
const lock = query<{ id: number }, Edited>(`select ${columns} from saved_reply where id = $id for no key update`)
const save = query<Reply & { id: number }>(`
  update saved_reply set name_en = $nameEn, name_fa = $nameFa, text_en = $textEn, text_fa = $textFa,
    active = $active, version = version + 1 where id = $id`)
const logged = valuesOf<Reply>({ nameEn: text, nameFa: text, textEn: text, textFa: text, active: yesNo })

export function listSavedReplies(db: Database, staff: StaffCaller): Promise<SavedReply[]> {
  return db.look(staff, all.ask.all())
}

export function addSavedReply(db: Database, staff: StaffCaller, reply: Reply): Promise<{ id: number }> {
  return db.write(staff, [lockList.ask.one(), count.ask.one()], async (tx, [, { count: kept }]) => {
    if (kept >= mostSavedReplies) throw new Problem('TOO_MANY_REPLIES', { values: { most: mostSavedReplies } })
    const added = await insert.one(tx, reply)
    const subject = { kind: 'saved-reply', id: added.id } as const
    await record(tx, staff, { what: 'saved-reply-add', subject, after: logged(reply) })
    await announce(tx, { to: 'desk', what: 'house', id: 'saved-replies' })
    return added
  })
}

export function editSavedReply(db: Database, staff: StaffCaller, id: number, { version, ...reply }: Edited) {
  return db.write(staff, [lock.ask.first({ id })], async (tx, [found]) => {
    const before = asSeen(found, version)
    const changed = changedValues(logged(before), logged(reply))
    if (changed === undefined) return null
    await save.later(tx, { id, ...reply })
    await record(tx, staff, {
      what: 'saved-reply-edit',
      subject: { kind: 'saved-reply', id },
      before: { name: text(before.nameEn), ...changed.before },
      after: changed.after,
    })
    await announce(tx, { to: 'desk', what: 'house', id: 'saved-replies' })
    return null
  })
}
