import { query, type Tx } from '#database/query.ts'
import { Problem } from '#problem.ts'

const lock = query(`select pg_advisory_xact_lock(hashtext('names of agency groups'))`)
const sameName = query<{ name: string }>(`
  select case when lower(name_fa) = lower($2) then name_fa else name_en end as name from agency_group
  where code is distinct from $3
    and (lower(name_en) = lower($1) or lower(name_fa) = lower($2) or lower(code) = lower($1)) limit 1`)

/** Two groups of one name could not be told apart where an agency or a package is put into one. */
export async function keepGroupNamesApart(tx: Tx, nameEn: string, nameFa: string, code: string | null): Promise<void> {
  await lock.run(tx)
  const other = await sameName.first(tx, nameEn, nameFa, code)
  if (other) throw new Problem('GROUP_EXISTS', { values: { group: other.name }, fields: ['nameEn'] })
}
