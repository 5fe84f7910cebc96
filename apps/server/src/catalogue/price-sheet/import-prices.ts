import { createHash } from 'node:crypto'
import { xlsxMediaType } from '@sarai/wire/desk/price-sheets.ts'
import type { PackageId, StaffId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { ObjectStore } from '#files/object-store.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'

const insertImport = query<{ packageId: PackageId; object: string; staffId: StaffId }, { id: number }>(`
  insert into price_import (package_id, object, uploaded_by) select id, $object, $staffId from package
  where id = $packageId returning id`)
/** A spreadsheet that waits is overtaken by the next one. */
const discardWaiting = query<{ packageId: PackageId }>(`
  update price_import set state = 'discarded' where package_id = $packageId and state in ('reading', 'ready')`)

/** Takes a spreadsheet in. The file is kept first; kept under its own hash, a second try keeps nothing twice. */
export async function importPrices(
  { db, files }: { db: Database; files: ObjectStore },
  staff: StaffCaller,
  packageId: PackageId,
  content: Uint8Array,
): Promise<{ id: number }> {
  const object = `price-imports/${createHash('sha256').update(content).digest('hex')}`
  await files.put(object, content, xlsxMediaType)
  return db.write(staff, async (tx) => {
    await discardWaiting.later(tx, { packageId })
    const made = await insertImport.first(tx, { packageId, object, staffId: staff.staffId })
    if (made === undefined) throw new Problem('NOT_FOUND')
    await enqueue(tx, 'read-price-import', { importId: made.id })
    await announce(tx, { to: 'desk', what: 'price-import', id: `${packageId}` })
    return made
  })
}
