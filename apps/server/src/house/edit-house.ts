import type { editHouse as operation } from '@sarai/wire/desk/settings.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import { changedValues } from '#activity/changed-values.ts'
import { record } from '#activity/record-activity.ts'
import { contact, valuesOf, word } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'

type House = InputOf<typeof operation>['body']

const logged = valuesOf<Omit<House, 'version'>>({ supportPhone: contact, currency: word('currency') })
const lockHouse = query<void, House>(`
  select version, coalesce(support_phone, '') as "supportPhone", currency from house for no key update`)
/** Locked, so that nobody switches it off meanwhile. */
const lockCurrency = query<{ code: string }, { code: string }>(
  `select code from currency where code = $code and active for share`,
)
const saveHouse = query<{ supportPhone: string; currency: string }>(`
  update house set support_phone = nullif($supportPhone, ''), currency = $currency, version = version + 1,
    edited_at = now()`)

export function editHouse(db: Database, staff: StaffCaller, body: House) {
  return db.write(staff, [lockHouse.ask.first()], async (tx, [found]) => {
    const before = asSeen(found, body.version)
    const changed = changedValues(logged(before), logged(body))
    if (changed === undefined) return null
    const currency = await lockCurrency.first(tx, { code: body.currency })
    if (currency === undefined) throw new Problem('VALIDATION_FAILED', { fields: ['currency'] })
    await saveHouse.later(tx, { supportPhone: body.supportPhone, currency: body.currency })
    // Cards are sorted by what they cost in it.
    if (body.currency !== before.currency) await enqueue(tx, 'remake-cards', {}, { key: 'remake-cards' })
    await record(tx, staff, { what: 'house-edit', ...changed })
    await announce(tx, { to: 'desk', what: 'house', id: 'house' })
    return null
  })
}
