import type { PriceChange } from '@sarai/wire/desk/price-sheets.ts'
import type { PackageId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { findImport, lastImport, presentImport } from '#catalogue/price-sheet/import-queries.ts'
import { filteredQuery } from '#database/filtered-query.ts'
import { byId, pageOf } from '#database/page-of.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

const packageFacts = query<{ packageId: PackageId }, { titleEn: string; titleFa: string; currency: string }>(`
  select title_en as "titleEn", title_fa as "titleFa", currency from package where id = $packageId`)

export function readPriceSheets(db: Database, staff: StaffCaller, packageId: PackageId) {
  return db.read(staff, async (tx) => {
    const facts = await packageFacts.first(tx, { packageId })
    if (facts === undefined) throw new Problem('NOT_FOUND')
    const last = await lastImport.first(tx, { packageId })
    return { ...facts, last: last === undefined ? null : presentImport(last, staff.language) }
  })
}

type ChangeRow = Pick<PriceChange, 'id' | 'kind' | 'what'> & { shown: Omit<PriceChange, 'id' | 'kind' | 'what'> }
const changes = filteredQuery<
  { kind: string; far: boolean },
  ChangeRow,
  { importId: number; after: number; limit: number }
>(
  // As a condition that the index of these alone answers, not as a value that it might be compared with.
  { kind: `kind = $kind`, far: `far and $far` },
  (and) => `
  select id, kind, what, shown from price_change where import_id = $importId and id > $after ${and}
  order by id limit $limit`,
)

export function listPriceChanges(
  db: Database,
  staff: StaffCaller,
  importId: number,
  { kind, after, limit }: { kind?: PriceChange['kind'] | 'far' | undefined; after: number; limit: number },
): Promise<{ rows: PriceChange[]; next: number | null }> {
  return db.read(staff, async (tx) => {
    if ((await findImport.first(tx, { importId })) === undefined) throw new Problem('NOT_FOUND')
    const only = kind === 'far' ? { kind: null, far: true } : { kind: kind ?? null, far: null }
    const found = await changes.all(tx, { importId, ...only, after, limit: limit + 1 })
    return pageOf(found, limit, presentChange, byId)
  })
}

/** What the release before this one kept says nothing of other prices. */
function presentChange({ id, kind, what, shown }: ChangeRow): PriceChange {
  return {
    id,
    kind,
    what,
    ...shown,
    fields: shown.fields.map((field) => ({ ...field, nearest: field.nearest ?? null })),
  }
}
