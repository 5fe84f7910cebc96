import { query, type Tx } from '#database/query.ts'
import { Problem } from '#problem.ts'

const lock = query(`select pg_advisory_xact_lock(hashtext('names of agency groups'))`)
const sameName = query<{ nameEn: string; nameFa: string; code: string | null }, { name: string }>(`
  select case when lower(name_fa) = lower($nameFa) then name_fa else name_en end as name from agency_group
  where code is distinct from $code
    and (lower(name_en) = lower($nameEn) or lower(name_fa) = lower($nameFa) or lower(code) = lower($nameEn)) limit 1`)

/** Two groups of one name could not be told apart where an agency or a package is put into one. */
export async function keepGroupNamesApart(tx: Tx, nameEn: string, nameFa: string, code: string | null): Promise<void> {
  await lock.later(tx)
  const other = await sameName.first(tx, { nameEn, nameFa, code })
  if (other) throw new Problem('GROUP_EXISTS', { values: { group: other.name }, fields: ['nameEn'] })
}
