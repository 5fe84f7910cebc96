import type { DeskPayment } from '@sarai/wire/desk/money/payments.ts'
import { limitAt } from '@sarai/domain/contract/second-person-limit.ts'
import { contractNumber } from '@sarai/domain/contract/payment-number.ts'
import type { Approval } from '@sarai/domain/contract/payment-approval.ts'
import type { ContractId, PaymentId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { cashFrom, paymentColumns, receiptFrom, type PaymentRow } from '#contracts/kept-payments.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { limitFrom, limitOf } from '#house/finance/limit-queries.ts'
import { rateKnownYesterday, rateOn } from '#house/finance/rate-of-day.ts'
import { factColumns, joinFacts, shownFacts, type PaymentFacts } from '#payments/desk/payment-rows.ts'
import { sameNumberAs, shownSameNumber, shownTwin, twinsOf } from '#payments/desk/payment-twins.ts'
import { Problem } from '#problem.ts'
import { sharesOf } from '#payments/shares-of.ts'

type Details = PaymentFacts &
  Pick<DeskPayment, 'receiptNumber' | 'receiptType' | 'bank' | 'payer' | 'description' | 'sentBy' | 'language'> & {
    paidAt: Date | null
    fileName: string | null
    fileKind: string | null
    isFileHeld: boolean | null
    isFileRefused: boolean
    decidedBy: string | null
    rateDay: string
  }

const nameOf = (table: string) => `
  coalesce((select case when $isPersian then name_fa else name_en end from ${table}
    where ${table}.id = payment.${table}_id), '')`
const staffName = `coalesce(nullif(staff.name, ''), staff.username)`
/** Of cash the rate is that of the day on which it is counted: today. */
const details = query<{ paymentId: PaymentId; isPersian: boolean }, Details>(`
  select ${factColumns}, receipt_number as "receiptNumber", ${nameOf('receipt_type')} as "receiptType",
    ${nameOf('bank')} as bank, paid_at as "paidAt", payer, description,
    (select first_name || ' ' || last_name from agency_user
     where agency_user.agency_id = payment.agency_id and agency_user.id = sent_by) as "sentBy",
    (select coalesce(agency_user.language, agency.language) from agency_user join agency on agency.id = agency_user.agency_id
     where agency_user.agency_id = payment.agency_id and agency_user.id = sent_by) as language,
    case when upload.state <> 'refused' then upload.name end as "fileName", upload.kind as "fileKind",
    upload.state = 'quarantined' as "isFileHeld", coalesce(upload.state = 'refused', false) as "isFileRefused",
    (select ${staffName} from staff where id = decided_by) as "decidedBy",
    (coalesce(paid_at, now()) at time zone 'Asia/Tehran')::date as "rateDay"
  from payment ${joinFacts}
  left join upload on upload.agency_id = payment.agency_id and upload.id = payment.upload_id
  where payment.id = $paymentId`)
const lifeOf = query<{ paymentId: PaymentId }, PaymentRow>(`
  select ${paymentColumns} from payment where payment.id = $paymentId`)
/** `used`: of what it brought to each contract; a receipt and cash are credited under names of their own. */
const dueOf = query<{ paymentId: PaymentId }, { contractId: ContractId; due: number; used: number }>(`
  select contract.id as "contractId", contract.due, (
      select coalesce(sum(amount), 0)::bigint from allocation
      where allocation.agency_id = contract.agency_id and allocation.contract_id = contract.id
        and credit in ('receipt/' || payment.id || '/' || contract.id, 'cash/' || payment.id)) as used
  from payment
  join payment_share share on share.agency_id = payment.agency_id and share.payment_id = payment.id
  join contract on contract.agency_id = share.agency_id and contract.id = share.contract_id
  where payment.id = $paymentId order by contract.id`)
const approverOf = query<{ id: number }, { name: string }>(`select ${staffName} as name from staff where id = $id`)

export function readDeskPayment(db: Database, staff: StaffCaller, paymentId: PaymentId): Promise<DeskPayment> {
  const isPersian = staff.language === 'fa'
  return db.read(staff, async (tx) => {
    const [found, life, dues, twins, sameNumber] = await tx.ask([
      details.ask.first({ paymentId, isPersian }),
      lifeOf.ask.first({ paymentId }),
      dueOf.ask.all({ paymentId }),
      twinsOf.ask.all({ paymentId, isPersian }),
      sameNumberAs.ask.all({ paymentId, isPersian }),
    ])
    if (found === undefined || life === undefined) throw new Problem('NOT_FOUND')
    const payment = life.kind === 'receipt' ? receiptFrom(life) : cashFrom(life)
    const { approval } = payment
    const currencies = { from: life.currency, to: life.contractCurrency, day: found.rateDay }
    const [rate, rateYesterday, limit, approver] = await tx.ask([
      rateOn.ask.first(currencies),
      rateKnownYesterday.ask.first(currencies),
      limitOf.ask.first({ currency: life.contractCurrency }),
      approverOf.ask.first({ id: Number(approval?.by ?? 0) }),
    ])
    const { fileName, fileKind, isFileHeld, isFileRefused, decidedBy, paidAt, rateDay: _, ...rest } = found
    const { receiptNumber, receiptType, bank, payer, description, sentBy, language, ...row } = rest
    const { decidedAt: __, ...facts } = shownFacts(row)
    const mediaType = fileKind === 'pdf' ? 'application/pdf' : 'image/webp'
    return {
      ...facts,
      receiptNumber,
      receiptType,
      bank,
      payer,
      description,
      sentBy,
      language,
      paidAt: paidAt?.toISOString() ?? null,
      file: fileName === null ? null : { name: fileName, mediaType, isHeld: isFileHeld! },
      isFileRefused,
      shares: sharesOf(payment).map(({ contractId, expected, credited, refunded }) => {
        const { due = 0, used = 0 } = dues.find((one) => one.contractId === contractId) ?? {}
        const number = contractNumber(contractId)
        return { contractId, number, expected, credited, refunded, free: credited - used, due }
      }),
      rate: rate ?? null,
      rateKnownYesterday: rateYesterday ?? null,
      secondPersonAbove: limitAt(limitFrom(limit), Date.now()),
      approval: approval ? shownApproval(approval, approver?.name ?? '', staff) : null,
      decision:
        found.decidedAt === null
          ? null
          : { by: decidedBy ?? '', at: found.decidedAt.toISOString(), reason: life.reason },
      overruled: life.overruled ?? '',
      twins: twins.map(shownTwin),
      sameNumber: sameNumber.map(shownSameNumber),
    }
  })
}

function shownApproval({ by, at, amount, credited, rate }: Approval, name: string, staff: StaffCaller) {
  return {
    by: name,
    at: new Date(at).toISOString(),
    amount: Number(amount.minor),
    credited: Number(credited.minor),
    rate: rate ? { day: rate.day, fromAmount: Number(rate.from.minor), toAmount: Number(rate.to.minor) } : null,
    isMine: by === `${staff.staffId}`,
  }
}
