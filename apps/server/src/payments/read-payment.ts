import type { PaymentDetails } from '@sarai/wire/portal/money/payments.ts'
import type { SentFile } from '@sarai/wire/core/file.ts'
import type { Approval } from '@sarai/domain/contract/payment-approval.ts'
import { contractNumber } from '@sarai/domain/contract/payment-number.ts'
import type { AgencyId, PaymentId } from '@sarai/domain/ground/ids.ts'
import { answerDueAt } from '@sarai/domain/request/clocks/answer-clock.ts'
import type { AgencyCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { ObjectStore } from '#files/object-store.ts'
import { askAnswerHours } from '#house/hours-queries.ts'
import {
  approvalOf,
  presentCash,
  presentReceipt,
  sharesIn,
  shownColumns,
  shownJoins,
  type ShownPayment,
} from '#payments/payment-presenter.ts'
import { Problem } from '#problem.ts'
import { openUpload } from '#uploads/open-upload.ts'
import type { UploadState } from '#uploads/upload-queries.ts'

type Of = { agencyId: AgencyId; paymentId: PaymentId }
type Details = ShownPayment & {
  description: string
  sentBy: string
  fileName: string | null
  fileState: UploadState | null
}

const details = query<Of, Details>(`
  select ${shownColumns}, payment.description, sender.first_name || ' ' || sender.last_name as "sentBy",
    upload.name as "fileName", upload.state as "fileState"
  from payment ${shownJoins}
  join agency_user sender on sender.agency_id = payment.agency_id and sender.id = payment.sent_by
  left join upload on upload.agency_id = payment.agency_id and upload.id = payment.upload_id
  where payment.agency_id = $agencyId and payment.id = $paymentId`)

export async function readPayment(db: Database, caller: AgencyCaller, paymentId: PaymentId): Promise<PaymentDetails> {
  const of = { agencyId: caller.agencyId, paymentId }
  const [row, hours] = await db.look(caller, [details.ask.first(of), askAnswerHours()])
  if (row === undefined) throw new Problem('NOT_FOUND')
  const isReceipt = row.kind === 'receipt'
  const isWaiting = row.state === 'New' || row.state === 'Requested'
  const approval = approvalOf(row)
  return {
    receipt: isReceipt ? presentReceipt(caller.language, row) : null,
    cash: isReceipt ? null : presentCash(row),
    senderName: row.payer,
    description: row.description,
    sentBy: row.sentBy,
    shares: sharesIn(row).map(({ contractId, expected, credited, refunded: returned }) => {
      return { orderId: contractId, orderNumber: contractNumber(contractId), expected, credited, returned }
    }),
    approval: approval === undefined ? null : presentApproval(approval),
    lookedAtBy: isWaiting ? new Date(answerDueAt(row.sentAt.getTime(), hours)).toISOString() : null,
    fileName: row.fileState === 'refused' ? '' : (row.fileName ?? ''),
    isFileHeld: row.fileState === 'quarantined',
    isFileRefused: row.fileState === 'refused',
    mayWithdraw: isWaiting && row.approval === null,
  }
}

function presentApproval({ amount, credited, at, rate }: Approval): NonNullable<PaymentDetails['approval']> {
  return {
    amount: Number(amount.minor),
    credited: Number(credited.minor),
    at: new Date(at).toISOString(),
    rate: rate ? { day: rate.day, fromAmount: Number(rate.from.minor), toAmount: Number(rate.to.minor) } : null,
  }
}

const fileOf = query<Of, { uploadId: string; name: string; state: UploadState }>(`
  select upload.id as "uploadId", upload.name, upload.state
  from payment join upload on upload.agency_id = payment.agency_id and upload.id = payment.upload_id
  where payment.agency_id = $agencyId and payment.id = $paymentId`)

/** As it was made safe. While the scanner is away nobody opens it. */
export async function downloadPaymentFile(
  { db, files }: { db: Database; files: ObjectStore },
  caller: AgencyCaller,
  paymentId: PaymentId,
): Promise<SentFile> {
  const found = await db.look(caller, fileOf.ask.first({ agencyId: caller.agencyId, paymentId }))
  if (found?.state === 'quarantined') throw new Problem('FILE_HELD')
  return openUpload(files, found?.uploadId ?? '', found?.state === 'clean' ? found : undefined)
}
