import type { addAgencyGroup as operation } from '@sarai/wire/desk/agency-groups.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import { record } from '#activity/record-activity.ts'
import { text } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { keepGroupNamesApart } from '#catalogue/commissions/keep-group-names-apart.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'

const insertGroup = query<{ nameEn: string; nameFa: string }>(
  `insert into agency_group (code, name_en, name_fa) values ($nameEn, $nameEn, $nameFa)`,
)

/** Its code is its first English name: what agencies and packages are put into by. */
export function addAgencyGroup(
  db: Database,
  staff: StaffCaller,
  { nameEn, nameFa }: InputOf<typeof operation>['body'],
): Promise<{ code: string }> {
  return db.write(staff, async (tx) => {
    await keepGroupNamesApart(tx, nameEn, nameFa, null)
    await insertGroup.later(tx, { nameEn, nameFa })
    const subject = { kind: 'agency-group', label: nameEn } as const
    await record(tx, staff, { what: 'group-add', subject, after: { nameEn: text(nameEn), nameFa: text(nameFa) } })
    await announce(tx, { to: 'desk', what: 'commission', id: 'groups' })
    return { code: nameEn }
  })
}
