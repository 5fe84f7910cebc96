import type { Rights } from '#database/rights/table-rights.ts'

type Sql = <Row extends Record<string, unknown>>(text: string) => Promise<Row[]>
type Granted = { name: string; role: string; right: string; columns: string | null }

/** What was granted to anybody but the owner: on tables and sequences, on columns, on functions with rights of their own. */
const granted = `
  with given as (
    select class.relname as name, acl.grantee, acl.privilege_type, null as columns, 0 as place
    from pg_class class cross join aclexplode(class.relacl) acl
    where class.relnamespace = 'public'::regnamespace and acl.grantee <> class.relowner
    union all
    select class.relname, acl.grantee, acl.privilege_type, attribute.attname, attribute.attnum
    from pg_attribute attribute join pg_class class on class.oid = attribute.attrelid
    cross join aclexplode(attribute.attacl) acl
    where class.relnamespace = 'public'::regnamespace and acl.grantee <> class.relowner
    union all
    select proc.proname || '()', acl.grantee, acl.privilege_type, null, 0
    from pg_proc proc cross join aclexplode(coalesce(proc.proacl, acldefault('f', proc.proowner))) acl
    where proc.pronamespace = 'public'::regnamespace and proc.prosecdef and acl.grantee <> proc.proowner
  )
  select given.name, coalesce(regexp_replace(role.rolname, '^sarai_', ''), 'public') as role,
    lower(given.privilege_type) as right,
    case when bool_and(given.columns is not null) then string_agg(given.columns, ', ' order by given.place) end as columns
  from given left join pg_roles role on role.oid = given.grantee
  group by 1, 2, 3 order by 1, 2, 3`

/**
 * Everything that could be granted. One on which nobody has a right has to be declared too; a part of a table has none,
 * and only one that has is told.
 */
const known = `
  select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') and not relispartition
  union all
  select proname || '()' from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`

/** The rights as the database has them, in the words of table-rights.ts. */
export async function actualRights(sql: Sql): Promise<Record<string, Rights>> {
  const rights: Record<string, Rights> = {}
  for (const { name } of await sql<{ name: string }>(known)) rights[name] = {}
  for (const { name, role, right, columns } of await sql<Granted>(granted)) {
    const said = columns === null ? right : `${right} (${columns})`
    const before = rights[name]?.[role]
    rights[name] = { ...rights[name], [role]: before === undefined ? said : `${before}, ${said}` }
  }
  return rights
}
