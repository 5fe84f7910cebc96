import { systemCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { ObjectStore } from '#files/object-store.ts'
import { enqueue } from '#jobs/enqueue.ts'
import type { TaskPayloads } from '#jobs/task-payloads.ts'

type Area = {
  readonly beginning: string
  /** What a row would say to name the file. */
  readonly nameInRow: (object: string) => string
  /** Which of these names a row says. */
  readonly named: ReturnType<typeof query<{ names: readonly string[] }, { name: string }>>
}

const itself = (object: string) => object

/** What stands there under another name was not put there by us. */
const uuidsIn = `select name::uuid from unnest($names::text[]) name where name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`

/** Where we keep files, in the order of their names. What lies elsewhere in the bucket is not ours to judge. */
const areas: readonly Area[] = [
  {
    beginning: 'logos/',
    nameInRow: (object) => object.replace('logos/', ''),
    named: query(`select file::text as name from agency_logo where file = any (${uuidsIn})`),
  },
  {
    beginning: 'pictures/',
    nameInRow: (object) => object.replace(/^pictures\/|-\d+\.webp$/g, ''),
    named: query(`select distinct key as name from picture where key = any ($names)`),
  },
  {
    beginning: 'price-imports/',
    nameInRow: itself,
    named: query(`select distinct object as name from price_import where object = any ($names)`),
  },
  {
    beginning: 'price-lists/',
    nameInRow: itself,
    named: query(`select distinct object as name from price_list where object = any ($names)`),
  },
  {
    beginning: 'quarantine/',
    nameInRow: (object) => object.replace('quarantine/', ''),
    named: query(`select id::text as name from upload where id = any (${uuidsIn}) and state = 'quarantined'`),
  },
  {
    beginning: 'request-exports/',
    nameInRow: itself,
    named: query(`select distinct object as name from request_export where object = any ($names)`),
  },
  {
    beginning: 'statements/',
    nameInRow: itself,
    named: query(`select distinct object as name from statement where object = any ($names)`),
  },
  {
    beginning: 'uploads/',
    nameInRow: (object) => object.replace('uploads/', ''),
    named: query(`select id::text as name from upload where id = any (${uuidsIn}) and state <> 'refused'`),
  },
]

/** Few at a time: between the look at the rows and the removal nobody should have the time to send the same file anew. */
const batch = 200
/** Whoever sent a picture has a day to use it: younger files may belong to a call that is still under way. */
const kept = 24 * 60 * 60 * 1000

type Parts = { db: Database; files: ObjectStore; now: () => number }

/** Removes one batch of files that no row names, and asks for the next. What a row names is never removed. */
export async function sweepFiles(parts: Parts, { after }: TaskPayloads['sweep-files']): Promise<void> {
  const place = areas.findIndex(({ beginning }) => after?.startsWith(beginning))
  const area = areas[Math.max(0, place)]!
  const objects = await parts.files.list(area.beginning, place < 0 ? undefined : after, batch)
  await removeUnnamed(parts, area, objects)
  const last = objects.length === batch ? objects.at(-1)?.name : areas[Math.max(0, place) + 1]?.beginning
  if (last === undefined) return
  const next = { after: last }
  await parts.db.write(systemCaller('sweep-files'), (tx) => enqueue(tx, 'sweep-files', next, { key: 'sweep-files' }))
}

async function removeUnnamed(
  { db, files, now }: Parts,
  { nameInRow, named }: Area,
  objects: Awaited<ReturnType<ObjectStore['list']>>,
): Promise<void> {
  const old = objects.filter(({ storedAt }) => storedAt.getTime() < now() - kept)
  if (old.length === 0) return
  const names = old.map(({ name }) => nameInRow(name))
  const rows = await db.look(systemCaller('sweep-files'), named.ask.all({ names }))
  const inUse = new Set(rows.map(({ name }) => name))
  for (const { name } of old) if (!inUse.has(nameInRow(name))) await files.remove(name)
}
