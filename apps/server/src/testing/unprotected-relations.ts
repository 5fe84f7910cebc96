import type pg from 'pg'

/**
 * The tables that hold rows of an agency and are not protected as protect_agency_table() does it. A table counts as
 * an agency's when it has an agency_id; `agency` itself is one by its id.
 */
const unprotected = `
  select c.relname as name
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  where c.relkind in ('r', 'p')
    and (c.relname = 'agency' or exists (
      select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'agency_id' and not a.attisdropped))
    and not (c.relrowsecurity and c.relforcerowsecurity and exists (
      select 1 from pg_policy p
      where p.polrelid = c.oid and 'sarai_agency'::regrole = any(p.polroles) and p.polcmd = '*'
        and pg_get_expr(p.polqual, p.polrelid) like '%app.agency%'))
  order by c.relname`

/** Views run with the rights of their owner, and so past every policy, unless they say otherwise. */
const trustingViews = `
  select c.relname as name from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  where c.relkind = 'v' and not coalesce(c.reloptions @> array['security_invoker=true'], false)
  order by c.relname`

export async function unprotectedRelations(connection: pg.Pool | pg.Client): Promise<string[]> {
  const tables = await connection.query<{ name: string }>(unprotected)
  const views = await connection.query<{ name: string }>(trustingViews)
  return [...tables.rows, ...views.rows].map((row) => row.name)
}
