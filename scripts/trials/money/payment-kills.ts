import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { demoLogins } from '../../../apps/server/src/demo/demo-people.ts'
import { asPaymentId, type AgencyId, type ContractId } from '../../../packages/domain/src/ground/ids.ts'
import { CallFailed, type Call } from '../../../packages/wire/src/core/client.ts'
import { approvePayment } from '../../../packages/wire/src/desk/money/payments.ts'
import { acceptRequest } from '../../../packages/wire/src/desk/requests/answers.ts'
import { submitReceipt } from '../../../packages/wire/src/portal/money/payments.ts'
import type { ReceivedMail } from '../../services/mail-receiver.ts'
import type { ServiceEnvironment } from '../../services/part.ts'
import { startBehindHaproxy } from '../behind-haproxy.ts'
import { booksThatDiffer } from '../books-that-differ.ts'
import { aNewRequest, copyRequest } from '../copied-requests.ts'
import { killOne } from '../kill-one.ts'
import { deskToken, portalToken } from '../log-in.ts'
import { strictClient } from '../steady-calls.ts'
import { untilAnswered } from '../until-answered.ts'
import { untilNothingIsQueued } from '../what-became.ts'

/** Who send and who approve, all at the same time. */
const payers = 4
const accountants = 3

/** What whoever sent or approved was told: a number, or why not. */
type Told = Map<ContractId, { sent: number | string; approved?: string }>

/**
 * Receipts are sent and approved at two API processes, one of which is killed in between, and so is the worker that
 * writes the letters. Whoever got no answer asks again with the same key: each receipt is there once, in the books
 * once, and there is one letter about it. Returns what went wrong; an empty list means that everything held.
 */
export async function paymentKills(services: ServiceEnvironment, { wanted }: { wanted: number }): Promise<string[]> {
  const reader = services.MAIL_READER_URL
  if (reader === undefined) return ['nobody can count the mails: SMTP_URL names a server of yours']
  const product = await startBehindHaproxy(services)
  const { origin, sql, stop } = product
  try {
    const tally = { lost: 0 }
    const clientOf = (token: string) => strictClient(origin, { token: () => token }, () => (tally.lost += 1))
    const [agency, desk] = [clientOf(await portalToken(origin)), clientOf(await deskToken(origin))]
    const { contracts, body, address } = await contractsToPay(sql, desk, wanted)

    const told: Told = new Map()
    const [unpaid, waiting] = [[...contracts], [] as { contractId: ContractId; id: number }[]]
    const sends = async () => {
      for (let contractId = unpaid.pop(); contractId !== undefined; contractId = unpaid.pop()) {
        const receipt = { ...body, OrderId: contractId, ReceiptNumber: `K ${contractId}` }
        const key = randomUUID()
        const once = () => agency(submitReceipt, { body: receipt }, { key })
        const sent = await untilAnswered(once, () => undefined).then(({ Id }) => Id, said)
        told.set(contractId, { sent })
        if (typeof sent === 'number') waiting.push({ contractId, id: sent })
      }
    }
    const sending = { isOver: false }
    const approves = async () => {
      while (!sending.isOver || waiting.length > 0) {
        const next = waiting.pop()
        if (next === undefined) {
          await pause(5)
          continue
        }
        const { contractId, id } = next
        const found = {
          params: { id: asPaymentId(id) },
          body: { version: 1, amount: body.Amount, reason: '', overruled: '' },
        }
        const key = randomUUID()
        const once = () => desk(approvePayment, found, { key })
        const approved = await untilAnswered(once, () => undefined).then(
          ({ isFinal }) => (isFinal ? 'done' : 'half'),
          said,
        )
        told.set(contractId, { sent: id, approved })
      }
    }
    const approvedSoFar = () => [...told.values()].filter(({ approved }) => approved !== undefined).length
    const killing = killOne(product, () => told.size > wanted / 4 && approvedSoFar() > 0)
    const killingWorker = killWorker(product, () => approvedSoFar() > wanted / 3)
    const approving = Array.from({ length: accountants }, approves)
    await Promise.all(Array.from({ length: payers }, sends)).finally(() => (sending.isOver = true))
    await Promise.all(approving)
    const killed = await killing
    await killingWorker

    await untilNothingIsQueued(sql, ['mail-payment', 'mail-payment-copies'])
    const mails = (await (await fetch(`${reader}/mails?to=${address}`)).json()) as ReceivedMail[]
    console.log(`${wanted} receipts sent by ${payers} and approved by ${accountants}; ${killed}; so was the worker`)
    console.log(`${tally.lost} answers were lost and asked for again with the same key; ${mails.length} letters`)
    return [
      ...(await paymentsThatDiffer(sql, told)),
      ...lettersThatDiffer(told, mails),
      ...(await booksThatDiffer(sql)),
      ...(tally.lost > 0 ? [] : ['no answer was lost: the kill hit nothing, and proves nothing']),
    ]
  } finally {
    await stop()
  }
}

function said(error: unknown): string {
  return error instanceof CallFailed ? error.code : String(error)
}

async function killWorker({ killWorker: kill }: { killWorker: () => Promise<void> }, isTime: () => boolean) {
  while (!isTime()) await pause(1)
  await kill()
}

/** Of the agency that can log in, each with two accepted requests; what covers one; and an address that is new. */
async function contractsToPay(sql: pg.Client, desk: Call, wanted: number) {
  // The receiver may have mails of earlier trials, about the same numbers.
  const address = `trial-${randomUUID()}@parvazasia.example`
  const { rows: agencies } = await sql.query<{ id: AgencyId }>(
    `update agency_user set email = $1 where username_key = $2 returning agency_id::int as id`,
    [address, demoLogins.portal.username],
  )
  await sql.query(
    `insert into finance_limit (currency, second_person_above) select code, 1000000000000000 from currency
     on conflict (currency) do update set second_person_above = excluded.second_person_above`,
  )
  const template = await aNewRequest(sql)
  const { rows } = await sql.query<{ version: number; finalPrice: number; currencyId: number; typeId: number }>(
    `select request.version, final_price::int as "finalPrice", currency.id::int as "currencyId",
       (select min(id)::int from receipt_type where active) as "typeId"
     from request join currency on currency.code = request.currency where request.id = $1`,
    [template.requestId],
  )
  const { version, finalPrice, currencyId, typeId } = rows[0]!
  const accepting = { version, finalPrice, hotelConfirmationNumber: '' }
  await desk(acceptRequest, { params: { id: template.requestId }, body: accepting })
  const copies = await copyRequest(sql, template, 2 * wanted, agencies[0]!.id)
  const body = {
    PaymentDateTime: new Date(Date.now() - 60_000).toISOString(),
    ReceiptPaymentTypeId: typeId,
    SenderName: 'Nasrin Rahimi',
    Amount: 2 * finalPrice,
    CurrencyId: currencyId,
    Description: '',
  }
  return { contracts: [...new Set(copies.map(({ contractId }) => contractId))], body, address }
}

/** Each contract was paid once, by the receipt that its sender was told, and its requests are confirmed. */
async function paymentsThatDiffer(sql: pg.Client, told: Told): Promise<string[]> {
  const { rows } = await sql.query<{ id: ContractId; stands: string }>(
    `select contract.id::int, (
       select string_agg(payment.id || ' ' || payment.state, ' and ') from payment_share share
       join payment on payment.agency_id = share.agency_id and payment.id = share.payment_id
       where share.agency_id = contract.agency_id and contract_id = contract.id) || ', ' || (
       select count(*) from payment_share share
       join payment_event event on event.agency_id = share.agency_id and event.payment_id = share.payment_id
       where share.agency_id = contract.agency_id and contract_id = contract.id and what = 'approve') || ' approvals, ' || (
       select count(*) from journal
       where journal.agency_id = contract.agency_id and contract_id = contract.id and about = 'payment') || ' in the books, ' || (
       select string_agg(distinct state, ' and ' order by state) from request
       where request.agency_id = contract.agency_id and contract_id = contract.id) as stands
     from contract where id = any ($1)`,
    [[...told.keys()]],
  )
  return rows.flatMap(({ id, stands }) => {
    const { sent, approved } = told.get(id)!
    const isRight = stands === `${sent} Approved, 1 approvals, 1 in the books, Confirmed` && approved === 'done'
    return isRight ? [] : [`C-${id} is ${stands}; told were ${sent} and ${approved}`]
  })
}

/** A letter that a killed worker had just sent is sent again as the same one, which a mailbox shows once. */
function lettersThatDiffer(told: Told, mails: readonly ReceivedMail[]): string[] {
  const bySubject = Map.groupBy(mails, ({ subject }) => /\bP-\d+/.exec(subject)?.[0] ?? subject)
  return [...told.values()].flatMap(({ sent }) => {
    const letters = new Set(bySubject.get(`P-${sent}`)?.map(({ messageId }) => messageId))
    return letters.size === 1 ? [] : [`P-${sent} has ${letters.size} letters`]
  })
}
