import type { PriceField, SheetKind } from '@sarai/wire/desk/price-sheets.ts'
import type { PackageId, PropertyId } from '@sarai/domain/ground/ids.ts'
import type { EntryChange } from '#catalogue/price-sheet/compare-prices.ts'
import { query, type Tx } from '#database/query.ts'
import { Problem } from '#problem.ts'

/** Rows of one statement: few statements for thousands of prices, and none of them endless. */
const chunk = 1_000

type Row = Record<string, unknown>
/** Many in one parameter, as JSON. */
type Rows = { rows: string }

const roomRow = `(id bigint, price bigint, "childNoBed" bigint, "childWithBed" bigint, "extraBed" bigint)`
const saveRooms = query<Rows>(`
  update room_type set base_price = changed.price, child_no_bed_price = changed."childNoBed",
    child_with_bed_price = changed."childWithBed", extra_bed_price = changed."extraBed", version = version + 1
  from json_to_recordset($rows) changed ${roomRow} where room_type.id = changed.id`)

const idRow = `(id bigint)`
const removePeriods = query<Rows>(
  `delete from price_period using json_to_recordset($rows) gone ${idRow} where price_period.id = gone.id`,
)
const removeSpecials = query<Rows>(
  `delete from special_date using json_to_recordset($rows) gone ${idRow} where special_date.id = gone.id`,
)

/** A period keeps its number when its nights change; taken out and put back, no two ever stand in each other's way. */
const periodRow = `(id bigint, version integer, "roomTypeId" bigint, "firstNight" date, "lastNight" date, price bigint)`
const putPeriods = query<Rows>(`
  insert into price_period (id, version, room_type_id, first_night, last_night, price)
  select coalesce(id, nextval('price_period_id_seq')), version, "roomTypeId", "firstNight", "lastNight", price
  from json_to_recordset($rows) put ${periodRow}`)

const specialRow = `(id bigint, "propertyId" bigint, "roomTypeId" bigint, "titleEn" text, "titleFa" text,
  "firstNight" date, "lastNight" date, price bigint, "childNoBed" bigint, "childWithBed" bigint, "extraBed" bigint)`
const saveSpecials = query<Rows>(`
  update special_date set title_en = "titleEn", title_fa = "titleFa", first_night = "firstNight",
    last_night = "lastNight", room_difference = price, child_no_bed_difference = "childNoBed",
    child_with_bed_difference = "childWithBed", extra_bed_difference = "extraBed", version = version + 1
  from json_to_recordset($rows) changed ${specialRow} where special_date.id = changed.id`)
const addSpecials = query<Rows>(`
  insert into special_date (property_id, room_type_id, title_en, title_fa, first_night, last_night, room_difference,
    child_no_bed_difference, child_with_bed_difference, extra_bed_difference)
  select "propertyId", "roomTypeId", "titleEn", "titleFa", "firstNight", "lastNight", price, "childNoBed",
    "childWithBed", "extraBed" from json_to_recordset($rows) added ${specialRow}`)

const contactRow = `(id bigint, version integer, "contactName" text, "contactEmail" text, "contactLanguage" text, "contactTelephone" text)`
const saveContacts = query<Rows>(`
  insert into hotel_contact (hotel_id, version, name, email, language, telephone)
  select id, version, "contactName", "contactEmail", "contactLanguage", "contactTelephone"
  from json_to_recordset($rows) changed ${contactRow}
  on conflict (hotel_id) do update set name = excluded.name, email = excluded.email, language = excluded.language,
    telephone = excluded.telephone, version = excluded.version where hotel_contact.version = excluded.version - 1`)
const touchProperties = query<{ propertyIds: readonly PropertyId[] }>(
  `update property set edited_at = now() where id = any ($propertyIds)`,
)
const touchPackage = query<{ packageId: PackageId }>(
  `update package set revision = revision + 1, edited_at = now() where id = $packageId`,
)

/** Makes the changes, in the transaction of whoever holds the lock of the package. */
export async function writeChanges(
  tx: Tx,
  packageId: PackageId,
  changes: readonly EntryChange[],
  reached: (done: number, of: number) => Promise<void>,
): Promise<void> {
  const rows = (what: SheetKind, ...kinds: EntryChange['kind'][]) =>
    changes.filter((change) => change.what === what && kinds.includes(change.kind)).map(rowOf)
  const steps = [
    [saveRooms, rows('room', 'changed')],
    [removePeriods, rows('period', 'removed', 'changed')],
    [putPeriods, rows('period', 'changed', 'added')],
    [removeSpecials, rows('special', 'removed')],
    [saveSpecials, rows('special', 'changed')],
    [addSpecials, rows('special', 'added')],
    [saveContacts, rows('contact', 'changed')],
  ] as const
  const all = steps.reduce((count, [, list]) => count + list.length, 0)
  let done = 0
  for (const [statement, list] of steps) {
    for (let at = 0; at < list.length; at += chunk) {
      const part = list.slice(at, at + chunk)
      const written = await statement.run(tx, { rows: JSON.stringify(part) })
      // Contacts are their hotels' and not the package's: its lock keeps nobody from changing one just now.
      if (statement === saveContacts && written < part.length) throw new Problem('STATE_CHANGED')
      if (written !== part.length) throw new Error(`${part.length} prices were to be written, ${written} were`)
      await reached((done += part.length), all)
    }
  }
  const prices = changes.filter(({ what }) => what !== 'contact')
  if (prices.length === 0) return
  const properties = new Set(prices.flatMap(({ before, after }) => (after ?? before)?.propertyId ?? []))
  await touchProperties.later(tx, { propertyIds: [...properties] })
  await touchPackage.later(tx, { packageId })
}

function rowOf({ before, after }: EntryChange): Row & Partial<Record<PriceField, unknown>> {
  const entry = after ?? before
  return {
    id: before?.id ?? null,
    version: before === undefined ? 1 : before.version + 1,
    propertyId: entry?.propertyId,
    roomTypeId: entry?.roomTypeId,
    ...entry?.values,
  }
}
