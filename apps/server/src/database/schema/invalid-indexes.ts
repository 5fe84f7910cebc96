import type pg from 'pg'

/** An index that PostgreSQL keeps up to date and never reads, because its building was given up. */
type InvalidIndex = { id: string; name: string }

/** What REINDEX leaves behind when it is given up itself: the copy, or the one that was replaced. */
const leftByReindex = /_cc(new|old)\d*"?$/

export async function invalidIndexes(client: pg.Client): Promise<InvalidIndex[]> {
  const { rows } = await client.query<InvalidIndex>(
    `select i.indexrelid::text as id, i.indexrelid::regclass::text as name
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where not i.indisvalid and c.relkind = 'i' and c.relowner = current_user::regrole
     order by c.relname`,
  )
  return rows
}

/** So that a migration which is tried again builds them anew: `if not exists` takes an invalid index for one that is there. */
export async function dropInvalidIndexes(client: pg.Client, except: readonly InvalidIndex[]) {
  const spared = new Set(except.map(({ id }) => id))
  for (const { id, name } of await invalidIndexes(client)) {
    if (!spared.has(id)) await client.query(`drop index concurrently if exists ${name}`)
  }
}

/** Those of migrations that count as applied: nothing else would ever build them. */
export async function rebuildInvalidIndexes(client: pg.Client, say: (line: string) => void) {
  for (const { name } of await invalidIndexes(client)) {
    const isLeft = leftByReindex.test(name)
    await client.query(`${isLeft ? 'drop' : 'reindex'} index concurrently ${name}`)
    say(`${isLeft ? 'dropped' : 'rebuilt'} the invalid index ${name}`)
  }
}
