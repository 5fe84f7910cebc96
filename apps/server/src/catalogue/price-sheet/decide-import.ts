import type { StaffId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { lockImport } from '#catalogue/price-sheet/import-queries.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'

const startApplying = query<{ importId: number; staffId: StaffId; address: string; reference: string }>(`
  update price_import set state = 'applying', progress = 0, applied_by = $staffId, applied_at = now(),
    address = $address, reference = $reference where id = $importId`)
const discard = query<{ importId: number }>(`update price_import set state = 'discarded' where id = $importId`)

/** Agrees to the differences. The worker applies them and tells how far it is. */
export function applyPriceImport(db: Database, staff: StaffCaller, importId: number): Promise<null> {
  return db.write(staff, async (tx) => {
    const found = await lockImport.first(tx, { importId })
    if (found === undefined) throw new Problem('NOT_FOUND')
    if (found.state !== 'ready') throw new Problem('STATE_CHANGED')
    await startApplying.later(tx, {
      importId,
      staffId: staff.staffId,
      address: staff.address,
      reference: staff.reference,
    })
    await enqueue(tx, 'apply-price-import', { importId }, { key: `price-import:${importId}` })
    await announce(tx, { to: 'desk', what: 'price-import', id: `${found.packageId}` })
    return null
  })
}

/** Puts it away. Putting away twice is the same; what is applied already stays. */
export function discardPriceImport(db: Database, staff: StaffCaller, importId: number): Promise<null> {
  return db.write(staff, async (tx) => {
    const found = await lockImport.first(tx, { importId })
    if (found === undefined) throw new Problem('NOT_FOUND')
    if (found.state === 'applying' || found.state === 'applied') throw new Problem('STATE_CHANGED')
    await discard.later(tx, { importId })
    await announce(tx, { to: 'desk', what: 'price-import', id: `${found.packageId}` })
    return null
  })
}
