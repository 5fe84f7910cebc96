import type { receiptBody, submitReceipt as operation } from '@sarai/wire/portal/money/payments.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type * as z from 'zod/mini'
import { receiptHappened } from '@sarai/domain/contract/happen.ts'
import { paymentNumber } from '@sarai/domain/contract/payment-number.ts'
import { submitReceipt as decide, type Share } from '@sarai/domain/contract/receipt.ts'
import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import { add, money, sameMoney, sum, type Money } from '@sarai/domain/ground/money.ts'
import { receiptKey } from '@sarai/domain/contract/receipt-duplicate.ts'
import { tehran, todayIn } from '@sarai/locale/date/date-display.ts'
import type { AgencyCaller } from '#caller.ts'
import { keepContracts } from '#contracts/keep-contract.ts'
import type { LockedContract } from '#contracts/lock-contract.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { contractsToPay } from '#payments/paid-contracts.ts'
import { chosen, currencyOf } from '#payments/payment-choices.ts'
import { addReceipt, nextPayment, type Marks } from '#payments/payment-rows.ts'
import { knownReceipts } from '#payments/receipts/known-receipts.ts'
import { moreWhenPaid, worthToday } from '#payments/worth-today.ts'
import { Problem, refused, valueOf } from '#problem.ts'
import { partsOf } from '#uploads/picture-parts.ts'
import { useUploads } from '#uploads/use-uploads.ts'

type Body = z.output<typeof receiptBody>

/**
 * Whether it may be used is said by whoever uses it. Locked: whoever judges it meanwhile comes before, and is seen here, or
 * after, and finds the receipt.
 */
const sentFile = query<
  { agencyId: AgencyId; uploadId: string | null; userId: UserId },
  { fileHash: Buffer; pictureHash: Buffer | null; picture: Buffer | null }
>(`
  select sha256 as "fileHash", picture_hash as "pictureHash", picture from upload
  where agency_id = $agencyId and id = $uploadId and user_id = $userId for update`)

/** A clock that is a little fast is nobody's mistake. */
const slackMs = 5 * 60_000
const yearMs = 366 * 24 * 60 * 60_000
/** As long as books are kept. */
const keptYears = 10

/** One unit of work: locked, compared with what is known, kept, and every clock of its contracts right, or nothing of it. */
export function submitReceipt(db: Database, caller: AgencyCaller, body: Body): Promise<ReplyOf<typeof operation>> {
  const { agencyId, userId } = caller
  const uploadId = body.FileName === '' ? null : body.FileName
  const bankId = body.BankId
  const questions = [
    chosen.ask.one({ currencyId: body.CurrencyId, typeId: body.ReceiptPaymentTypeId, bankId }),
    sentFile.ask.first({ agencyId, uploadId, userId }),
    nextPayment.ask.one(),
  ] as const
  return db.write(caller, questions, async (tx, [choice, file, { paymentId }]) => {
    const paid = currencyOf(choice)
    if (!choice.hasType) throw new Problem('VALIDATION_FAILED', { fields: ['ReceiptPaymentTypeId'] })
    if (!choice.hasBank) throw new Problem('VALIDATION_FAILED', { fields: ['BankId'] })
    if (uploadId !== null && file === undefined) throw new Problem('FILE_NOT_THERE', { fields: ['FileName'] })
    checkTime(body.PaymentDateTime, tx.now)

    const { contracts, currency } = await contractsToPay(tx, agencyId, contractIdsOf(body))
    const claimed = money(body.Amount, paid)
    const worth = await worthToday(tx, claimed, currency)
    const paidOn = todayIn(tehran, Date.parse(body.PaymentDateTime))
    const shares = sharesOf(body, contracts, worth, await moreWhenPaid(tx, claimed, worth, paidOn))
    const draft = {
      id: paymentId,
      number: receiptKey(body.ReceiptNumber),
      ...(bankId === null ? {} : { bank: `${bankId}` }),
      claimed,
      shares,
      ...(file === undefined ? {} : { fileHash: file.fileHash.toString('hex') }),
    }
    const marks: Marks = {
      uploadId,
      fileHash: file?.fileHash ?? null,
      pictureHash: file?.pictureHash ?? null,
      pictureParts: file?.pictureHash ? partsOf(file.pictureHash) : null,
    }
    const { own, twin } = await knownReceipts(tx, agencyId, draft, { ...marks, bankId, greys: file?.picture ?? null })
    const decided = decide(draft, { own, ...(twin && { twin: twin.twin }) })
    if (!decided.ok) throw refused(decided, { fields: [wrongField[decided.why] ?? 'Amount'] })

    const happened = valueOf(receiptHappened(contracts, decided, tx.now))
    await addReceipt(tx, caller, decided.value.payment, body, { ...marks, twinBy: twin?.why ?? null })
    if (uploadId !== null) {
      await useUploads(tx, { agencyId, paymentId, keepUntil: yearsAfter(tx.now) }, [uploadId], { userId })
    }
    await keepContracts(
      tx,
      contracts.map((before, place) => ({ before, happened: happened[place]! })),
    )
    return { Id: paymentId, PaymentNumber: paymentNumber(paymentId) }
  })
}

/** As the form calls what a rule is about. */
const wrongField: Record<string, string> = { DUPLICATE_RECEIPT: 'ReceiptNumber' }

function checkTime(written: string, now: number): void {
  const at = Date.parse(written)
  const fields = ['PaymentDateTime']
  if (at > now + slackMs) throw new Problem('TIME_IN_FUTURE', { fields })
  if (at < now - yearMs) throw new Problem('PAID_TOO_LONG_AGO', { fields })
}

function contractIdsOf({ OrderId, Shares }: Body) {
  if (Shares.length === 0) return [OrderId]
  const ids = Shares.map((share) => share.OrderId)
  const isOnce = new Set(ids).size === ids.length
  if (!isOnce || !ids.includes(OrderId)) throw new Problem('VALIDATION_FAILED', { fields: ['Shares'] })
  return ids
}

/**
 * In the order of the contracts. Together they are what the transfer is worth today: nothing of it is left over. What it
 * was worth more when it was paid goes to the last, as finance credits it.
 */
function sharesOf({ Shares }: Body, contracts: readonly LockedContract[], worth: Money, more: Money): Share[] {
  const shares = contracts.map(({ account: { contractId, currency } }) => {
    const named = Shares.find(({ OrderId }) => OrderId === contractId)
    return { contractId, expected: named === undefined ? worth : money(named.Amount, currency) }
  })
  const total = sum(
    shares.map(({ expected }) => expected),
    worth.currency,
  )
  if (!sameMoney(total, worth)) throw new Problem('VALIDATION_FAILED', { fields: ['Shares'] })
  return shares.map(({ contractId, expected }, place) => ({
    contractId,
    expected: place === shares.length - 1 ? add(expected, more) : expected,
  }))
}

function yearsAfter(now: number): string {
  const at = new Date(now)
  at.setUTCFullYear(at.getUTCFullYear() + keptYears)
  return at.toISOString().slice(0, 10)
}
