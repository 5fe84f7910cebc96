import type { SentFile } from '@sarai/wire/core/file.ts'
import type { PaymentId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { ObjectStore } from '#files/object-store.ts'
import { Problem } from '#problem.ts'
import { openUpload } from '#uploads/open-upload.ts'
import type { UploadState } from '#uploads/upload-queries.ts'

const fileOf = query<{ paymentId: PaymentId }, { id: string; name: string; state: UploadState }>(`
  select upload.id, upload.name, upload.state from payment
  join upload on upload.agency_id = payment.agency_id and upload.id = payment.upload_id
  where payment.id = $paymentId`)

/** What is still being looked at for viruses is opened by nobody, and says so. */
export async function downloadDeskPaymentFile(
  { db, files }: { db: Database; files: ObjectStore },
  staff: StaffCaller,
  paymentId: PaymentId,
): Promise<SentFile> {
  const found = await db.look(staff, fileOf.ask.first({ paymentId }))
  if (found?.state === 'quarantined') throw new Problem('FILE_HELD')
  return openUpload(files, found?.id ?? '', found?.state === 'clean' ? found : undefined)
}
