import type pg from 'pg'

/** Of a table with all its parts and indexes, for each request there is. */
export type TableBytes = { readonly table: string; readonly bytes: number }

/** Everything that a submit leaves behind for good, the largest first. */
const kept = [
  'contract',
  'request',
  'request_place',
  'request_room',
  'price_version',
  'request_event',
  'journal',
  'allocation',
  'request_clock',
  'desk_request',
  'finished_request',
  'request_term',
  'requested_word',
  'request_count',
]

export async function bytesPerRequest(client: pg.Client): Promise<TableBytes[]> {
  const { rows } = await client.query<TableBytes>(
    `select name as table, (sum(pg_total_relation_size(part)) / (select count(*) from request_place))::float as bytes
     from unnest($1::text[]) name cross join lateral (
       select name::regclass as part union select relid from pg_partition_tree(name::regclass)) parts
     group by name order by bytes desc, name`,
    [kept],
  )
  return rows
}

export function tellBytes(tables: readonly TableBytes[], say: (line: string) => void): void {
  const all = tables.reduce((sum, { bytes }) => sum + bytes, 0)
  for (const { table, bytes } of tables) say(`${table.padEnd(16)}${bytes.toFixed(0).padStart(6)} bytes a request`)
  say(
    `${'in all'.padEnd(16)}${all.toFixed(0).padStart(6)} bytes a request, ${(all / 10).toFixed(0)} GB for 100 million`,
  )
}
