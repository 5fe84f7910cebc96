import type { renameAgencyGroup as operation } from '@sarai/wire/desk/agency-groups.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import { changedValues } from '#activity/changed-values.ts'
import { record } from '#activity/record-activity.ts'
import { text, valuesOf } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { keepGroupNamesApart } from '#catalogue/commissions/keep-group-names-apart.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'

const logged = valuesOf<{ nameEn: string; nameFa: string }>({ nameEn: text, nameFa: text })
const lockGroup = query<{ code: string }, { version: number; nameEn: string; nameFa: string }>(`
  select version, name_en as "nameEn", name_fa as "nameFa" from agency_group where code = $code for no key update`)
const saveNames = query<{ code: string; nameEn: string; nameFa: string }>(
  `update agency_group set name_en = $nameEn, name_fa = $nameFa, version = version + 1 where code = $code`,
)

/** Agencies of the group read its name above their commissions. */
export function renameAgencyGroup(
  db: Database,
  staff: StaffCaller,
  { code, version, ...names }: InputOf<typeof operation>['body'],
): Promise<null> {
  return db.write(staff, async (tx) => {
    await keepGroupNamesApart(tx, names.nameEn, names.nameFa, code)
    const { version: _, ...before } = asSeen(await lockGroup.first(tx, { code }), version)
    const changed = changedValues(logged(before), logged(names))
    if (changed === undefined) return null
    await saveNames.later(tx, { code, nameEn: names.nameEn, nameFa: names.nameFa })
    await record(tx, staff, { what: 'group-rename', subject: { kind: 'agency-group', label: code }, ...changed })
    await announce(tx, { to: 'desk', what: 'commission', id: 'groups' })
    await announce(tx, { to: 'agencies', what: 'commission', id: 'groups' })
    return null
  })
}
