import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import { record } from '#activity/record-activity.ts'
import { word } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'

const lockGroup = query<{ agencyId: AgencyId }, { group: string | null }>(`
  select commission_group as group from agency where id = $agencyId for no key update`)
const knownGroup = query<{ group: string }, { code: string }>(`select code from agency_group where code = $group`)
const saveGroup = query<{ agencyId: AgencyId; group: string | null }>(
  `update agency set commission_group = $group where id = $agencyId`,
)

/** Saying the same group again changes nothing and leaves nothing in the log. */
export function groupAgency(db: Database, staff: StaffCaller, agencyId: AgencyId, group: string | null) {
  return db.write(staff, [lockGroup.ask.first({ agencyId })], async (tx, [agency]) => {
    if (agency === undefined) throw new Problem('NOT_FOUND')
    if (agency.group === group) return null
    if (group !== null && !(await knownGroup.first(tx, { group }))) {
      throw new Problem('VALIDATION_FAILED', { fields: ['group'] })
    }
    await saveGroup.later(tx, { agencyId, group })
    await record(tx, staff, {
      what: 'agency-group',
      agencyId,
      before: { group: word('agency-group')(agency.group) },
      after: { group: word('agency-group')(group) },
    })
    await announce(tx, { to: 'desk', what: 'agency', id: `${agencyId}` })
    // The groups count their agencies, and the desk may look at what this one earns.
    await announce(tx, { to: 'desk', what: 'commission', id: 'groups' })
    // It earns something else from now on, and may see other packages.
    await announce(tx, { to: { agencyId }, what: 'commission', id: 'groups' })
    await announce(tx, { to: { agencyId }, what: 'package', id: '' })
    return null
  })
}
