import {
  approvePayment,
  countDeskPayments,
  listDeskPayments,
  readDeskPayment,
  refundPayment,
  rejectPayment,
} from '@sarai/wire/desk/money/payments.ts'
import { setFinanceLimit } from '@sarai/wire/desk/money/settings.ts'
import { addRate } from '@sarai/wire/desk/settings.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { ContractId, PaymentId } from '@sarai/domain/ground/ids.ts'
import { describe, expect, it } from 'vitest'
import { paying } from '#payments/testing/sent-payments.ts'
import { openDrafting, stateChanged } from '#reservations/testing/drafting.ts'
import { expiring } from '#reservations/testing/expired-request.ts'

const drafting = await openDrafting()
const { database, callAs, aStaffMember } = drafting
const { accepted, desk } = expiring(drafting)
const pay = paying(database)
const mina = await aStaffMember('finance')
const babak = await aStaffMember('finance')
const [first, second] = [callAs(mina.token), callAs(babak.token)]
await database.sql(`insert into finance_limit (currency, second_person_above) values ('EUR', 100000)`)

type Approval = Partial<InputOf<typeof approvePayment>['body']>

/** One request of 300.00, accepted; by an agency of its own. */
async function owing() {
  const agent = await accepted()
  const [request] = await database.sql<{ price: number }>(
    `select final_price::int as price from request where id = $1`,
    [agent.of.requestId],
  )
  return { ...agent, who: { agencyId: agent.agencyId, userId: agent.userId }, price: request!.price }
}
async function sent(amount?: number, changes: Parameters<typeof pay.receipt>[2] = {}) {
  const agent = await owing()
  const claimed = amount ?? agent.price
  const id = await pay.receipt(agent.who, [{ contractId: agent.contractId, expected: claimed }], changes)
  const params = { id }
  return {
    ...agent,
    id,
    params,
    claimed,
    approve: (body: Approval = {}, by = first) =>
      by(approvePayment, { params, body: { version: 1, amount: claimed, ...body } }),
    reject: (version = 1, by = first) =>
      by(rejectPayment, { params, body: { version, reasonId: 1, reason: 'We did not find it.' } }),
    refund: (body: Partial<InputOf<typeof refundPayment>['body']> = {}) =>
      first(refundPayment, {
        params,
        body: { version: 2, contractId: agent.contractId, amount: null, reason: 'Paid twice.', ...body },
      }),
    read: (by = first) => by(readDeskPayment, { params }),
  }
}
const booksOf = (id: PaymentId) =>
  database.sql(`select id, about, accounts, amounts::int[] from journal where id like any ($1) order by place`, [
    [`receipt/${id}/%`, `cash/${id}%`],
  ])
const mailsOf = async (id: PaymentId) =>
  (
    await database.sql<{ mail: string }>(
      `select distinct payload ->> 'mail' as mail from graphile_worker._private_jobs where payload ->> 'paymentId' = $1`,
      [`${id}`],
    )
  ).map(({ mail }) => mail)
const eventsOf = (id: PaymentId) =>
  database.sql(`select version, what, source from payment_event where payment_id = $1 order by version`, [id])

describe('approving a receipt', () => {
  it('books the money, confirms what it covers, and tells the agency, in one moment', async () => {
    const receipt = await sent()
    expect(await receipt.approve()).toEqual({ isFinal: true })
    expect(await receipt.details()).toMatchObject({ State: 'Confirmed' })
    expect(await booksOf(receipt.id)).toMatchObject([
      { about: 'payment', accounts: ['agency', 'bank'], amounts: [-receipt.price, receipt.price] },
    ])
    expect(await mailsOf(receipt.id)).toEqual(['receipt-approved'])
    expect(await eventsOf(receipt.id)).toMatchObject([
      { version: 1, what: 'submit' },
      { version: 2, what: 'approve', source: 'staff' },
    ])
    expect(await receipt.read()).toMatchObject({
      state: 'Approved',
      version: 2,
      decision: { by: 'Kaveh Moradi', reason: '' },
      approval: { credited: receipt.price, isMine: true },
      shares: [{ credited: receipt.price, refunded: 0, due: 0 }],
    })
    const [step] = await database.sql(`select what, subject_kind, subject_label from activity where agency_id = $1`, [
      receipt.agencyId,
    ])
    expect(step).toEqual({ what: 'payment-approve', subject_kind: 'payment', subject_label: `P-${receipt.id}` })
    const [contract] = await database.sql(
      `select state, paid::int, due::int, waiting::int, unverified_since from contract where id = $1`,
      [receipt.contractId],
    )
    expect(contract).toEqual({ state: 'Settled', paid: receipt.price, due: 0, waiting: 0, unverified_since: null })
  })

  it('takes a part of it with a reason, and the request stays unpaid for the rest', async () => {
    const receipt = await sent()
    await expect(receipt.approve({ amount: 10_000 })).rejects.toMatchObject({ code: 'REASON_REQUIRED' })
    expect(await receipt.approve({ amount: 10_000, reason: 'The bank got less.' })).toEqual({ isFinal: true })
    expect(await receipt.details()).toMatchObject({ State: 'PaymentPending' })
    expect(await receipt.read()).toMatchObject({
      decision: { reason: 'The bank got less.' },
      shares: [{ credited: 10_000, due: receipt.price - 10_000 }],
    })
    await expect(receipt.approve({ version: 2 })).rejects.toMatchObject({ code: 'PAYMENT_ALREADY_DECIDED' })
  })

  it('refuses more than was claimed, and names who was quicker', async () => {
    const receipt = await sent()
    await expect(receipt.approve({ amount: receipt.claimed + 1 })).rejects.toMatchObject({ code: 'AMOUNT_TOO_LARGE' })
    await receipt.approve()
    await expect(receipt.approve({}, second)).rejects.toMatchObject({
      ...stateChanged,
      message: expect.stringContaining('Kaveh Moradi has approved this payment meanwhile'),
    })
    await expect(receipt.reject(1, second)).rejects.toMatchObject(stateChanged)
    expect(await booksOf(receipt.id)).toHaveLength(1)
  })

  it('needs two people above the limit, and without a limit always', async () => {
    const receipt = await sent(100_001)
    expect(await receipt.approve()).toEqual({ isFinal: false })
    expect(await receipt.read()).toMatchObject({ state: 'New', isSecondNeeded: true, approval: { isMine: true } })
    expect(await receipt.read(second)).toMatchObject({ approval: { isMine: false }, secondPersonAbove: 100_000 })
    expect(await booksOf(receipt.id)).toEqual([])
    await expect(receipt.approve({ version: 2 })).rejects.toMatchObject({ code: 'SECOND_PERSON_REQUIRED' })
    expect(await receipt.approve({ version: 2 }, second)).toEqual({ isFinal: true })
    expect(await booksOf(receipt.id)).toHaveLength(1)
    expect(await eventsOf(receipt.id)).toMatchObject([{}, { what: 'approve-first' }, { what: 'approve' }])

    await database.sql(`delete from finance_limit`)
    const small = await sent(100)
    expect(await small.approve()).toEqual({ isFinal: false })
    await database.sql(`insert into finance_limit (currency, second_person_above) values ('EUR', 100000)`)
  })

  it('needs two people for a day after the limit was raised, also where somebody sets it who approves', async () => {
    const both = await aStaffMember('admin', 'finance')
    const set = (version: number, secondPersonAbove: number) =>
      callAs(both.token)(setFinanceLimit, { params: { currency: 'EUR' }, body: { version, secondPersonAbove } })
    const receipt = await sent(100_001)
    await set(1, 1_000_000)
    expect(await receipt.read()).toMatchObject({ secondPersonAbove: 100_000 })
    expect(await receipt.approve({}, callAs(both.token))).toEqual({ isFinal: false })
    await set(2, 100_000)
    expect(await booksOf(receipt.id)).toEqual([])

    const later = await sent(100_001)
    await set(3, 1_000_000)
    await database.sql(`update finance_limit set stricter_until = now()`)
    expect(await later.approve()).toEqual({ isFinal: true })
    await set(4, 100_000)
    expect(await (await sent(100_001)).approve()).toEqual({ isFinal: false })
  })

  it('is locked where it looks like another: a reason and two people open it', async () => {
    const earlier = await sent()
    const flagged = await sent(5_000, { twin: { id: earlier.id, by: 'picture' } })
    await expect(flagged.approve()).rejects.toMatchObject({ code: 'REASON_REQUIRED', fields: ['overruled'] })
    expect(await flagged.approve({ overruled: 'Two transfers on one day.' })).toEqual({ isFinal: false })
    await expect(flagged.approve({ version: 2 }, second)).rejects.toMatchObject({ code: 'REASON_REQUIRED' })
    expect(await flagged.approve({ version: 2, overruled: 'Seen both lines.' }, second)).toEqual({ isFinal: true })
    expect(await flagged.read()).toMatchObject({
      flag: 'picture',
      overruled: 'Seen both lines.',
      twins: [{ id: earlier.id, why: 'picture' }],
    })
  })

  it('is shown beside what it was flagged for, also once that was rejected: nobody compares with nothing', async () => {
    const earlier = await sent()
    const flagged = await sent(5_000, { twin: { id: earlier.id, by: 'picture' } })
    await earlier.reject()
    expect((await flagged.read()).twins).toMatchObject([{ id: earlier.id, state: 'Rejected', why: 'picture' }])
  })

  it('is shown beside those of its number and amount, also where one of them names no bank', async () => {
    const [melli, saman] = await database.sql<{ id: number }>(
      `insert into bank (name_en, name_fa) values ('Melli', 'ملی'), ('Saman', 'سامان') returning id::int`,
    )
    const number = 'TR-NOBANK'
    const named = await sent(5_000, { number, bankId: melli!.id })
    const bankless = await sent(5_000, { number })
    const elsewhere = await sent(5_000, { number, bankId: saman!.id })
    const twinsOf = async (one: typeof named) => (await one.read()).twins.map(({ id }) => id)
    expect(await twinsOf(named)).toEqual([bankless.id])
    expect(await twinsOf(bankless)).toEqual([named.id, elsewhere.id])
    expect(await twinsOf(elsewhere)).toEqual([bankless.id])
  })

  it('is shown with what counts under its number with another amount or bank: one transfer, and never two', async () => {
    const [tejarat, sepah] = await database.sql<{ id: number }>(
      `insert into bank (name_en, name_fa) values ('Tejarat', 'تجارت'), ('Sepah', 'سپه') returning id::int`,
    )
    const number = 'TR-AGAIN'
    const whole = await sent(5_000, { number, bankId: tejarat!.id })
    const less = await sent(4_999, { number })
    await sent(4_998, { number: 'TR-OTHER', bankId: tejarat!.id })
    const elsewhere = await sent(4_997, { number, bankId: sepah!.id })
    const withSameNumber = async (one: typeof whole) => (await one.read()).sameNumber
    expect(await withSameNumber(whole)).toMatchObject([
      { id: less.id, number: `P-${less.id}`, amount: 4_999, currency: 'EUR', state: 'New', bank: '' },
    ])
    expect(await withSameNumber(less)).toMatchObject([
      { id: whole.id, bank: 'Tejarat' },
      { id: elsewhere.id, bank: 'Sepah' },
    ])
    expect((await less.read()).twins).toEqual([])
    const sameElsewhere = await sent(5_000, { number, bankId: sepah!.id })
    expect(await withSameNumber(whole)).toMatchObject([{ id: less.id }, { id: sameElsewhere.id }])
    expect(await withSameNumber(sameElsewhere)).toMatchObject([{ id: whole.id }, { id: less.id }, { id: elsewhere.id }])
    await sameElsewhere.reject()
    await less.reject()
    expect(await withSameNumber(whole)).toEqual([])
  })

  it('is shown with the first that came under its number, whatever was sent after it', async () => {
    const number = 'TR-CROWD'
    const transfer = await sent(5_000, { number })
    for (const claimed of [1, 2, 3, 4, 5]) await sent(claimed, { number })
    const last = await sent(4_999, { number })
    const shown = (await last.read()).sameNumber
    expect(shown).toHaveLength(5)
    expect(shown[0]).toMatchObject({ id: transfer.id })
  })

  it('of another currency takes the rate that was given, which stays with it', async () => {
    const receipt = await sent(undefined, { currency: 'IRR', claimed: 390_000_000 })
    await database.sql(
      `insert into exchange_rate (from_currency, to_currency, day, from_amount, to_amount)
       values ('EUR', 'IRR', current_date - 2, 100, 1300000), ('EUR', 'IRR', current_date + 2, 100, 9999999)`,
    )
    const { rate } = await receipt.read()
    expect(rate).toMatchObject({ fromAmount: 1_300_000, toAmount: 100 })
    await expect(receipt.approve({ amount: 390_000_000 })).rejects.toMatchObject({ code: 'RATE_MISMATCH' })
    await receipt.approve({ amount: 390_000_000, rate })
    expect(await receipt.read()).toMatchObject({ approval: { credited: 30_000, rate } })
    expect(await receipt.details()).toMatchObject({ State: 'Confirmed' })
  })

  it('needs two people at a rate far from that of the day of payment, however little it comes to', async () => {
    const receipt = await sent(undefined, { currency: 'IRR', claimed: 390_000_000 })
    await database.sql(
      `insert into exchange_rate (from_currency, to_currency, day, from_amount, to_amount)
       values ('EUR', 'IRR', current_date - 1, 100, 1300000)`,
    )
    const { rate } = await receipt.read()
    const little = { amount: 390_000_000, rate: { ...rate!, fromAmount: 13_000_000 } }
    expect(await receipt.approve(little)).toEqual({ isFinal: false })
    expect(await receipt.read()).toMatchObject({ state: 'New', approval: { credited: 3_000 } })
    expect(await booksOf(receipt.id)).toEqual([])
    const near = { amount: 390_000_000, rate: { ...rate!, fromAmount: 1_310_000 } }
    expect(await receipt.approve({ ...near, version: 2 }, second)).toEqual({ isFinal: true })
  })

  it('needs two people at a rate that nobody has known for a day, also one that was set for an earlier one', async () => {
    const both = await aStaffMember('catalogue', 'finance')
    const alone = callAs(both.token)
    const receipt = await sent(undefined, { currency: 'AED', claimed: 120_000 })
    const day = new Date(Date.now() - 2 * 24 * 60 * 60_000).toISOString().slice(0, 10)
    const rate = { day, fromAmount: 400, toAmount: 1000 }
    const body = { amount: 120_000, rate }
    expect(await receipt.read()).toMatchObject({ rate: null, rateKnownYesterday: null })
    await alone(addRate, { body: { from: 'AED', to: 'EUR', ...rate } })
    expect(await receipt.read()).toMatchObject({ rate, rateKnownYesterday: null })
    expect(await receipt.approve(body, alone)).toEqual({ isFinal: false })
    expect(await booksOf(receipt.id)).toEqual([])

    await database.sql(`insert into exchange_rate (from_currency, to_currency, day, from_amount, to_amount, set_at)
      values ('AED', 'EUR', '2020-01-01', 400, 100, now() - interval '2 days')`)
    const other = await sent(undefined, { currency: 'AED', claimed: 120_000 })
    expect(await other.approve(body, alone)).toEqual({ isFinal: false })
    await database.sql(`delete from exchange_rate where from_currency = 'AED'`)
  })

  it.each(['2150-01-01', '1900-01-01'])('takes no rate of %s, which nobody can have meant', async (day) => {
    const receipt = await sent(undefined, { currency: 'IRR', claimed: 390_000_000 })
    const rate = { day, fromAmount: 1_300_000, toAmount: 100 }
    await expect(receipt.approve({ amount: 390_000_000, rate })).rejects.toMatchObject({ code: 'RATE_MISMATCH' })
  })

  it('over several contracts books all of them or none', async () => {
    const agent = await owing()
    const { Id, OrderId } = await agent.submit()
    await desk.accept({ agencyId: agent.agencyId, requestId: Id as never })
    const id = await pay.receipt(agent.who, [
      { contractId: OrderId, expected: agent.price },
      { contractId: agent.contractId, expected: agent.price },
    ])
    await first(approvePayment, { params: { id }, body: { version: 1, amount: 2 * agent.price } })
    const states = await database.sql(`select state from request where agency_id = $1 order by id`, [agent.agencyId])
    expect(states).toEqual([{ state: 'Confirmed' }, { state: 'Confirmed' }])
    expect(await mailsOf(id)).toEqual(['receipt-approved'])
    const [balance] = await database.sql(`select amount::int, entries::int from balance where agency_id = $1`, [
      agent.agencyId,
    ])
    expect(balance).toEqual({ amount: 0, entries: 4 })
  })
})

describe('rejecting and paying back', () => {
  it('lets a deadline that stood still go on, and the agency reads why', async () => {
    const receipt = await sent()
    const before = await receipt.details()
    expect(before.PaymentDueAt).not.toBeNull()
    expect(before.DeadlineHeldSince).not.toBeNull()
    await receipt.reject()
    const after = await receipt.details()
    expect(after.PaymentDueAt).not.toBeNull()
    expect(after.DeadlineHeldSince).toBeNull()
    expect(await receipt.read()).toMatchObject({ state: 'Rejected', decision: { reason: 'We did not find it.' } })
    expect(await mailsOf(receipt.id)).toEqual(['receipt-rejected'])
    await expect(receipt.reject(2)).rejects.toMatchObject({ code: 'PAYMENT_ALREADY_DECIDED' })
  })

  it('refuses a reason that nobody may choose', async () => {
    const { params } = await sent()
    const body = { version: 1, reasonId: 999, reason: 'No.' }
    await expect(first(rejectPayment, { params, body })).rejects.toMatchObject({ code: 'REASON_REQUIRED' })
  })

  it('pays back what pays for nothing, in parts, and nothing that does', async () => {
    const receipt = await sent(40_000)
    await receipt.approve()
    await expect(receipt.refund({ amount: 10_001 })).rejects.toMatchObject({
      code: 'CREDIT_IN_USE',
      message: expect.stringContaining('only €100 is free'),
    })
    await receipt.refund({ amount: 4_000 })
    expect(await receipt.read()).toMatchObject({
      state: 'Approved',
      shares: [{ credited: 40_000, refunded: 4_000, free: 6_000 }],
    })
    await receipt.refund({ version: 3, amount: 6_000 })
    expect(await booksOf(receipt.id)).toHaveLength(3)
    const [account] = await database.sql(`select amount::int from balance where agency_id = $1`, [receipt.agencyId])
    expect(account).toEqual({ amount: 0 })
    await expect(receipt.refund({ version: 4, contractId: 1 as ContractId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('leaves in the log how much went back, also where nobody typed it', async () => {
    const receipt = await sent(40_000)
    await receipt.approve()
    await receipt.refund({ amount: 10_000 })
    const over = await sent(5_000, { currency: 'IRR', claimed: 65_000_000 })
    await over.refund({ version: 1 })
    const agent = await sent()
    await agent.approve()
    const cash = await pay.cash(agent.who, agent.contractId, 700)
    await first(approvePayment, { params: { id: cash }, body: { version: 1, amount: 700 } })
    const body = { version: 2, contractId: agent.contractId, amount: null, reason: 'A mistake.' }
    await first(refundPayment, { params: { id: cash }, body })
    const logged = await database.sql(
      `select became -> 'returned' as returned from activity
       where what = 'payment-refund' and subject_id = any ($1) order by id`,
      [[receipt.id, over.id, cash].map(String)],
    )
    expect(logged.map(({ returned }) => returned)).toEqual([
      { is: 'money', minor: 10_000, currency: 'EUR' },
      { is: 'money', minor: 65_000_000, currency: 'IRR' },
      { is: 'money', minor: 700, currency: 'EUR' },
    ])
  })

  it('takes cash that is there, and gives it back whole', async () => {
    const agent = await owing()
    const id = await pay.cash(agent.who, agent.contractId, 5_000)
    const params = { id }
    const refund = (version: number, amount: number | null) =>
      first(refundPayment, {
        params,
        body: { version, contractId: agent.contractId, amount, reason: 'A mistake.' },
      })
    await expect(refund(1, null)).rejects.toMatchObject({ code: 'PAYMENT_NOT_APPROVED' })
    expect(await first(approvePayment, { params, body: { version: 1, amount: 5_000 } })).toEqual({ isFinal: true })
    expect(await mailsOf(id)).toEqual(['cash-approved'])
    // It pays for a part of the request, which would be left without it.
    await expect(refund(2, null)).rejects.toMatchObject({ code: 'CREDIT_IN_USE' })
    const other = await pay.cash(agent.who, agent.contractId, 100)
    await first(rejectPayment, { params: { id: other }, body: { version: 1, reasonId: null, reason: 'Nobody came.' } })
    expect(await first(readDeskPayment, { params: { id: other } })).toMatchObject({
      state: 'NotApproved',
      kind: 'cash',
    })
  })
})

describe('the lists of finance', () => {
  const idsOf = async (query: Partial<InputOf<typeof listDeskPayments>['query']>) =>
    (await first(listDeskPayments, { query: { limit: 100, ...query } })).rows.map(({ id }) => id)

  it('show what waits, what waits for a second person, what is flagged and what is decided', async () => {
    const plain = await sent(1_000)
    const twin = await sent(1_000, { twin: { id: plain.id, by: 'number' } })
    const large = await sent(200_000)
    await large.approve()
    const gone = await sent(1_000)
    await gone.reject()
    const cash = await pay.cash(plain.who, plain.contractId, 700)
    expect(await idsOf({ agency: plain.agencyId })).toEqual([plain.id, cash])
    expect(await idsOf({ agency: plain.agencyId, kind: 'cash' })).toEqual([cash])
    expect(await idsOf({ agency: plain.agencyId, kind: 'receipt' })).toEqual([plain.id])
    expect(await idsOf({ view: 'second' })).toContain(large.id)
    expect(await idsOf({ view: 'second' })).not.toContain(plain.id)
    expect(await idsOf({ view: 'flagged' })).toContain(twin.id)
    expect(await idsOf({ view: 'flagged', agency: plain.agencyId })).toEqual([])
    expect((await idsOf({ view: 'decided' }))[0]).toBe(gone.id)
    expect(await idsOf({ view: 'decided', kind: 'receipt', agency: gone.agencyId })).toEqual([gone.id])
    const counts = await first(countDeskPayments, {})
    expect(counts.waiting).toBe((await idsOf({})).length)
    expect(counts.cash).toBe((await idsOf({ kind: 'cash' })).length)
    expect(counts.second).toBe((await idsOf({ view: 'second' })).length)
    expect(counts.flagged).toBe((await idsOf({ view: 'flagged' })).length)
  })

  it.each(['waiting', 'decided'] as const)('%s goes on page by page, each row once', async (view) => {
    const all = await idsOf({ view })
    const walked: number[] = []
    for (let after: string | undefined; ;) {
      const { rows, next } = await first(listDeskPayments, { query: { view, limit: 2, ...(after && { after }) } })
      walked.push(...rows.map(({ id }) => id))
      if (next === null) break
      after = next
    }
    expect(walked).toEqual(all)
    expect(all.length).toBeGreaterThan(4)
  })

  it('are searched by the number of a payment, a contract or a receipt, in any digits', async () => {
    const receipt = await sent(1_000, { number: '140508181124730' })
    expect(await idsOf({ search: `P-${receipt.id}` })).toEqual([receipt.id])
    expect(await idsOf({ search: `C-${receipt.contractId}` })).toEqual([receipt.id])
    expect(await idsOf({ search: '۱۴۰۵۰۸۱۸۱۱۲۴۷۳۰' })).toEqual([receipt.id])
    expect(await idsOf({ search: 'nothing' })).toEqual([])
    const lettered = [await sent(1_000, { number: 'P-9940071' }), await sent(1_000, { number: 'c 9940072' })]
    expect(await idsOf({ search: 'P9940071' })).toEqual([lettered[0]!.id])
    expect(await idsOf({ search: 'C-9940072' })).toEqual([lettered[1]!.id])
    const { rows } = await first(listDeskPayments, { query: { search: `p${receipt.id}` } })
    expect(rows).toMatchObject([{ number: `P-${receipt.id}`, isDeadlineHeld: false, deadlineAt: expect.any(String) }])
  })
})
