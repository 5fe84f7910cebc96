import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import type { TestDatabase } from '#testing/test-database.ts'

/** Every row of every table that names the agency, as text to compare. */
export async function rowsOfAgency({ sql }: Pick<TestDatabase, 'sql'>, agencyId: AgencyId): Promise<string[]> {
  const tables = await sql<{ name: string; key: string }>(`
    select c.relname as name, case c.relname when 'agency' then 'id' else 'agency_id' end as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    where c.relkind in ('r', 'p') and (c.relname = 'agency' or exists (
      select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'agency_id' and not a.attisdropped))
    order by 1`)
  const rows: string[] = []
  for (const { name, key } of tables) {
    const found = await sql<{ row: string }>(
      `select to_jsonb(t)::text as row from ${name} t where ${key} = $1 order by 1`,
      [agencyId],
    )
    rows.push(...found.map(({ row }) => `${name} ${row}`))
  }
  return rows
}
