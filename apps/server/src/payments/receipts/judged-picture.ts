import { receiptHappened } from '@sarai/domain/contract/happen.ts'
import { told } from '@sarai/domain/contract/payment-approval.ts'
import type { AgencyId, ContractId, PaymentId } from '@sarai/domain/ground/ids.ts'
import { tell } from '@sarai/domain/request/effects.ts'
import { keepContracts } from '#contracts/keep-contract.ts'
import { paymentColumns, receiptFrom, type PaymentRow } from '#contracts/kept-payments.ts'
import { lockContracts } from '#contracts/lock-contract.ts'
import { query, type Tx } from '#database/query.ts'
import { valueOf } from '#problem.ts'
import { partsOf } from '#uploads/picture-parts.ts'
import type { JudgedPicture } from '#uploads/tasks.ts'

type Of = { agencyId: AgencyId; paymentId: PaymentId }

const paidContracts = query<Of, { contractId: ContractId }>(`
  select contract_id as "contractId" from payment_share where agency_id = $agencyId and payment_id = $paymentId`)
const asItIs = query<Of, PaymentRow>(`
  select ${paymentColumns} from payment where agency_id = $agencyId and id = $paymentId`)
type Marks = { hash: Buffer; parts: readonly number[] }
/** By its picture alone: number and file were compared when it was sent. */
const twinOf = query<Marks & { agencyId: AgencyId; greys: Buffer }, { twin: PaymentId }>(`
  select twin from receipt_twins($agencyId, null, null, null, null, null, $hash, $parts, $greys)`)
const save = query<Of & Marks & { twin: PaymentId | null }>(`
  update payment set picture_hash = $hash, picture_parts = $parts, twin_id = coalesce(twin_id, $twin),
    twin_by = coalesce(twin_by, case when $twin::bigint is not null then 'picture' end)
  where agency_id = $agencyId and id = $paymentId`)

/**
 * What was sent while the scanner was away is compared once it is judged, as it would have been then: what looks like
 * another is flagged, and no longer stops the clock of its contracts.
 */
export async function compareJudgedPicture(tx: Tx, of: Of, { pictureHash: hash, picture: greys }: JudgedPicture) {
  const { agencyId } = of
  const paid = await paidContracts.all(tx, of)
  const contracts = await lockContracts(
    tx,
    agencyId,
    paid.map(({ contractId }) => contractId),
  )
  const row = await asItIs.one(tx, of)
  const marks = { hash, parts: partsOf(hash) }
  // Before its own marks are kept, by which it would be found itself.
  const twin = row.state === 'New' ? ((await twinOf.first(tx, { agencyId, greys, ...marks }))?.twin ?? null) : null
  await save.run(tx, { ...of, ...marks, twin })
  if (twin === null || row.twin !== null) return
  const flagged = told({ ...receiptFrom(row), duplicateOf: twin }, tell('staff'))
  const happened = valueOf(receiptHappened(contracts, flagged, tx.now))
  await keepContracts(
    tx,
    contracts.map((before, place) => ({ before, happened: happened[place]! })),
  )
}
