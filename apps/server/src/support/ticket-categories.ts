import {
  mostTicketCategories,
  type DeskTicketCategory,
  type editTicketCategory as editing,
} from '@sarai/wire/desk/support/categories.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import { changedValues } from '#activity/changed-values.ts'
import { record } from '#activity/record-activity.ts'
import { text, valuesOf, yesNo } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { asSeen } from '#database/as-seen.ts'
import { query, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'

type Edited = InputOf<typeof editing>['body']
type Category = Omit<Edited, 'version'>

const columns = `version, name_en as "nameEn", name_fa as "nameFa", active`
const all = query<void, DeskTicketCategory>(
  `select id, ${columns} from ticket_category order by active desc, id limit ${mostTicketCategories}`,
)
/** On the list, not on its rows: a new one must wait as well. */
const lockList = query<void, { locked: number }>(`select 1 as locked from house for no key update`)
const count = query<void, { count: number }>(`select count(*)::int as count from ticket_category`)
const insert = query<Category, { id: number }>(`
  insert into ticket_category (name_en, name_fa, active) values ($nameEn, $nameFa, $active) returning id`)
const lock = query<{ id: number }, Edited>(`select ${columns} from ticket_category where id = $id for no key update`)
const save = query<Category & { id: number }>(`
  update ticket_category set name_en = $nameEn, name_fa = $nameFa, active = $active, version = version + 1 where id = $id`)
const logged = valuesOf<Category>({ nameEn: text, nameFa: text, active: yesNo })

export function listDeskTicketCategories(db: Database, staff: StaffCaller): Promise<DeskTicketCategory[]> {
  return db.look(staff, all.ask.all())
}

export function addTicketCategory(db: Database, staff: StaffCaller, category: Category): Promise<{ id: number }> {
  return db.write(staff, [lockList.ask.one(), count.ask.one()], async (tx, [, { count: kept }]) => {
    if (kept >= mostTicketCategories) {
      throw new Problem('TOO_MANY_CATEGORIES', { values: { most: mostTicketCategories } })
    }
    const added = await insert.one(tx, category)
    const subject = { kind: 'ticket-category', id: added.id } as const
    await record(tx, staff, { what: 'ticket-category-add', subject, after: logged(category) })
    await tellAll(tx)
    return added
  })
}

export function editTicketCategory(db: Database, staff: StaffCaller, id: number, { version, ...category }: Edited) {
  return db.write(staff, [lock.ask.first({ id })], async (tx, [found]) => {
    const before = asSeen(found, version)
    const changed = changedValues(logged(before), logged(category))
    if (changed === undefined) return null
    await save.later(tx, { id, ...category })
    await record(tx, staff, {
      what: 'ticket-category-edit',
      subject: { kind: 'ticket-category', id },
      before: { name: text(before.nameEn), ...changed.before },
      after: changed.after,
    })
    await tellAll(tx)
    return null
  })
}

/** Agencies choose from them. */
async function tellAll(tx: Tx): Promise<void> {
  await announce(tx, { to: 'desk', what: 'house', id: 'ticket-categories' })
  await announce(tx, { to: 'agencies', what: 'house', id: 'ticket-categories' })
}
