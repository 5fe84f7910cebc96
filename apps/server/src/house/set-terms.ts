import type { setTerms as operation } from '@sarai/wire/desk/settings.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { StaffId } from '@sarai/domain/ground/ids.ts'
import { record } from '#activity/record-activity.ts'
import { id } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'

const lockTerms = query<void, { version: number; en: string; fa: string }>(`
  select terms_version as version, terms_en as en, terms_fa as fa from house for no key update`)
const keepTerms = query<{ version: number; textEn: string; textFa: string; staffId: StaffId }>(
  `insert into terms (version, text_en, text_fa, set_by) values ($version, $textEn, $textFa, $staffId)`,
)
const saveTerms = query<{ version: number; textEn: string; textFa: string }>(
  `update house set terms_version = $version, terms_en = $textEn, terms_fa = $textFa, edited_at = now()`,
)

/** Every version is kept: an agency agreed to one of them. The same words again are no new version. */
export function setTerms(db: Database, staff: StaffCaller, body: InputOf<typeof operation>['body']) {
  return db.write(staff, [lockTerms.ask.first()], async (tx, [found]) => {
    const before = asSeen(found, body.version)
    if (before.en === body.textEn && before.fa === body.textFa) return { version: before.version }
    const version = before.version + 1
    await keepTerms.later(tx, { version, textEn: body.textEn, textFa: body.textFa, staffId: staff.staffId })
    await saveTerms.later(tx, { version, textEn: body.textEn, textFa: body.textFa })
    const versions = { before: { version: id(before.version) }, after: { version: id(version) } }
    await record(tx, staff, { what: 'terms-set', ...versions })
    await announce(tx, { to: 'desk', what: 'house', id: 'terms' })
    return { version }
  })
}
