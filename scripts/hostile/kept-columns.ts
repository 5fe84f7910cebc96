import type pg from 'pg'
import { hostileTexts } from './hostile-texts.ts'

type KeptColumn = { column: string; texts: number }

/** How many of the texts each column that can hold text holds now, as the database itself sees it. */
export async function keptColumns(superuser: pg.Client): Promise<KeptColumn[]> {
  const { rows: columns } = await superuser.query<{ table: string; name: string; type: string }>(`
    select c.table_name as "table", c.column_name as name, c.data_type as type
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    -- What a part of a table holds, the table itself holds.
    join pg_class on oid = format('%I.%I', table_schema, table_name)::regclass and not relispartition
    where table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'character varying', 'jsonb', 'ARRAY')
    order by 1, 2`)
  const kept: KeptColumn[] = []
  for (const { table, name, type } of columns) {
    // Inside of JSON a quotation mark is written with a backslash before it; inside of an array too.
    const written = hostileTexts.map((text) => (type === 'jsonb' ? JSON.stringify(text).slice(1, -1) : text))
    const { rows } = await superuser.query<{ count: number }>(
      `select count(*)::int from unnest($1::text[]) as hostile (written)
       where exists (select from "${table}" where strpos("${name}"::text, written) > 0)`,
      [written],
    )
    kept.push({ column: `${table}.${name}`, texts: rows[0]!.count })
  }
  return kept
}
