import type { listDeskPayments as operation } from '@sarai/wire/desk/money/payments.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { filteredQuery } from '#database/filtered-query.ts'
import { pageOf } from '#database/page-of.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { placeAfter, placeOf } from '#payments/desk/desk-place.ts'
import { factColumns, joinFacts, shownFacts, type PaymentFacts } from '#payments/desk/payment-rows.ts'
import { typedPayment, type TypedPayment } from '#payments/desk/typed-payment.ts'

/** As many as one number can mean: a contract has few payments that anybody looks for by it. */
const mostFound = 50

const page = filteredQuery<
  { receipts: true; cash: true; second: true; flagged: true; agency: AgencyId },
  PaymentFacts & { dueAt: Date | null },
  { afterAt: Date | 'infinity' | '-infinity'; afterId: number; limit: number }
>(
  {
    receipts: `state = 'New'`,
    cash: `state = 'Requested'`,
    second: 'approval is not null',
    flagged: 'twin_by is not null',
    agency: 'agency_id = $agency',
  },
  (and) => `
  with payment as materialized (
    select * from payment
    where state in ('New', 'Requested') and (due_at, id) > ($afterAt, $afterId)${and}
    order by due_at, id limit $limit
  )
  select ${factColumns}, nullif(payment.due_at, 'infinity') as "dueAt"
  from payment ${joinFacts} order by payment.due_at, payment.id`,
)
const decided = filteredQuery<
  { kind: string; agency: AgencyId },
  PaymentFacts,
  { afterAt: Date | 'infinity'; afterId: number; limit: number }
>(
  { kind: 'kind = $kind', agency: 'agency_id = $agency' },
  (and) => `
  with payment as materialized (
    select * from payment
    where decided_at is not null and decided_at <= $afterAt and (decided_at < $afterAt or id > $afterId)${and}
    order by decided_at desc, id limit $limit
  )
  select ${factColumns} from payment ${joinFacts} order by payment.decided_at desc, payment.id`,
)
/** Each way by its own index: a condition with `or` would read all payments. */
const found = query<TypedPayment, PaymentFacts>(`
  with payment as materialized (
    select payment.* from (
      select id from (
        (select id from payment where id = $payment)
        union
        (select share.payment_id from contract
         join payment_share share on share.agency_id = contract.agency_id and share.contract_id = contract.id
         where contract.id = $contract order by share.payment_id desc limit ${mostFound})
        union
        (select id from payment where receipt_key = $receipt limit ${mostFound})
      ) each order by id desc limit ${mostFound}
    ) hit cross join lateral (select * from payment where payment.id = hit.id limit 1) payment
  )
  select ${factColumns} from payment ${joinFacts} order by payment.id desc`)

type Asked = InputOf<typeof operation>['query']

export async function listDeskPayments(
  db: Database,
  staff: StaffCaller,
  asked: Asked,
): Promise<ReplyOf<typeof operation>> {
  const { view, kind, agency, after, limit, search } = asked
  if (search !== undefined && search !== '') {
    const rows = await db.look(staff, found.ask.all(typedPayment(search)))
    return { rows: rows.map(shownFacts), next: null }
  }
  if (view === 'decided') {
    const place = placeAfter(after, 'infinity')
    const rows = await db.look(staff, decided.ask.all({ kind, agency, ...place, limit: limit + 1 }))
    return pageOf(rows, limit, shownFacts, ({ decidedAt, id }) => placeOf(decidedAt, id))
  }
  const rows = await db.look(
    staff,
    page.ask.all({
      receipts: kind === 'receipt',
      cash: kind === 'cash',
      second: view === 'second',
      flagged: view === 'flagged',
      agency,
      ...placeAfter(after, '-infinity'),
      limit: limit + 1,
    }),
  )
  return pageOf(rows, limit, withoutPlace, ({ dueAt, id }) => placeOf(dueAt, id))
}

function withoutPlace(placed: PaymentFacts & { dueAt: Date | null }) {
  const { dueAt: _, ...row } = placed
  return shownFacts(row)
}
