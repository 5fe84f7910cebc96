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
const changes = filteredQuery<{ kind: string }, ChangeRow, { importId: number; after: number; limit: number }>(
  { kind: `kind = $kind` },
  (and) => `
  select id, kind, what, shown from price_change where import_id = $importId and id > $after ${and}
  order by id limit $limit`,
)

export function listPriceChanges(
  db: Database,
  staff: StaffCaller,
  importId: number,
  { kind, after, limit }: { kind?: PriceChange['kind'] | undefined; after: number; limit: number },
): Promise<{ rows: PriceChange[]; next: number | null }> {
  return db.read(staff, async (tx) => {
    if ((await findImport.first(tx, { importId })) === undefined) throw new Problem('NOT_FOUND')
    const found = await changes.all(tx, { importId, kind, after, limit: limit + 1 })
    return pageOf(found, limit, presentChange, byId)
  })
}

function presentChange({ id, kind, what, shown }: ChangeRow): PriceChange {
  return { id, kind, what, ...shown }
}
