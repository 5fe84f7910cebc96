import type { Approval } from '@sarai/domain/contract/payment-approval.ts'
import { contractNumber, paymentNumber } from '@sarai/domain/contract/payment-number.ts'
import type { Receipt } from '@sarai/domain/contract/receipt.ts'
import type { AgencyId, ContractId, PaymentId, UserId } from '@sarai/domain/ground/ids.ts'
import { money, sameMoney, type Currency, type Money } from '@sarai/domain/ground/money.ts'
import { showDeadline } from '@sarai/locale/date/date-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { fromJson } from '#contracts/kept-money.ts'
import { query } from '#database/query.ts'
import { ourWord, staffWrote } from '#mail/mail-name.ts'

/** As it is when the mail is sent. */
export type MailedPayment = {
  readonly id: PaymentId
  readonly state: string
  readonly sentBy: UserId
  readonly currency: Currency
  readonly claimed: number
  readonly contractCurrency: Currency
  readonly approval: string | null
  readonly refunds: string | null
  /** What the journal paid back that this mail is about. */
  readonly returned: number | null
  /** That of the decision which this mail is about; another one may have followed. */
  readonly reason: string
  readonly contracts: readonly ContractId[]
  /** Of all its contracts, without what waits at finance: nobody is asked for money that was sent already. */
  readonly owed: number
  /** The nearest that runs. */
  readonly dueAt: Date | null
}

export const mailedPayment = query<
  { agencyId: AgencyId; paymentId: PaymentId; journal: string | null; version: number | null },
  MailedPayment
>(`
  select payment.id, payment.state, sent_by as "sentBy", payment.currency, claimed,
    contract_currency as "contractCurrency", approval::text, refunds::text, paid.contracts, paid.owed, paid."dueAt",
    case when $version::integer is null then reason else coalesce((
      select event.reason from payment_event event
      where event.agency_id = $agencyId and event.payment_id = $paymentId and event.version = $version), '')
    end as reason, (
      select sum(amount)::bigint from journal, unnest(accounts, amounts) as side (account, amount)
      where journal.agency_id = $agencyId and journal.contract_id = any (select json_array_elements_text(paid.contracts)::bigint)
        and journal.id = $journal and about = 'payout' and account = 'agency') as returned
  from payment cross join lateral (
    select to_json(array_agg(contract.id order by contract.id)) as contracts,
      sum(greatest(contract.due - waits.expected, 0))::bigint as owed,
      min(contract.due_at) filter (where contract.due_held_since is null) as "dueAt"
    from payment_share share
    join contract on contract.agency_id = share.agency_id and contract.id = share.contract_id
    cross join lateral (
      select coalesce(sum(other.expected), 0) as expected from payment_share other
      join payment receipt on receipt.agency_id = other.agency_id and receipt.id = other.payment_id
      where other.agency_id = contract.agency_id and other.contract_id = contract.id and receipt.state = 'New') waits
    where share.agency_id = payment.agency_id and share.payment_id = payment.id) paid
  where payment.agency_id = $agencyId and payment.id = $paymentId`)

/** What every letter about a payment says of it. */
export function namesOf(payment: MailedPayment, language: Language) {
  const shown = (amount: Money) => ourWord(showMoney(language, amount))
  const { owed, dueAt, contractCurrency } = payment
  return {
    number: ourWord(paymentNumber(payment.id)),
    amount: shown(claimedIn(payment)),
    contracts: ourWord(namedContracts(language, payment.contracts)),
    reason: staffWrote(payment.reason || null),
    stillOwed: owed > 0 ? shown(money(owed, contractCurrency)) : null,
    payBy: owed > 0 && dueAt ? ourWord(showDeadline(language, dueAt.getTime())) : null,
  }
}

/** What was found, of a payment that is approved. */
export function foundIn(payment: MailedPayment, language: Language) {
  const approval = fromJson(payment.approval) as Approval | undefined
  if (approval === undefined) return undefined
  const { amount, credited } = approval
  return {
    credited: ourWord(showMoney(language, credited)),
    onlyFound: sameMoney(amount, claimedIn(payment)) ? null : ourWord(showMoney(language, amount)),
  }
}

/** What was paid back with this mail, or the last time; all of it, where it never was in the books. */
export function returnedIn(payment: MailedPayment, language: Language) {
  if (payment.returned !== null) {
    return { returned: ourWord(showMoney(language, money(payment.returned, payment.contractCurrency))) }
  }
  const refunds = fromJson(payment.refunds) as Receipt['refunds']
  const approval = fromJson(payment.approval) as Approval | undefined
  const amount = refunds?.at(-1)?.amount ?? approval?.credited ?? claimedIn(payment)
  return { returned: ourWord(showMoney(language, amount)) }
}

function claimedIn({ claimed, currency }: MailedPayment): Money {
  return money(claimed, currency)
}

function namedContracts(language: Language, ids: readonly ContractId[]): string {
  const numbers = new Intl.ListFormat(language, { type: 'conjunction' }).format(ids.map(contractNumber))
  if (language === 'fa') return ids.length === 1 ? `قرارداد ${numbers}` : `قراردادهای ${numbers}`
  return ids.length === 1 ? `contract ${numbers}` : `contracts ${numbers}`
}
