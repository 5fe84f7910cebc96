import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { cancelRequest } from '@sarai/wire/portal/kept-requests.ts'
import { submitReceipt } from '@sarai/wire/portal/money/payments.ts'
import type { PaymentId } from '@sarai/domain/ground/ids.ts'
import { openPaying, rial } from '#payments/testing/paying.ts'

const paying = await openPaying()
const { database, owing, finance, aReceipt, setRate, deadlineIn, sweep } = paying
const { sql } = database

type Of = { paymentId: PaymentId }
const rowOf = async ({ paymentId }: Of) => {
  const [row] = await sql<Record<string, unknown>>(`select * from payment where id = $1`, [paymentId])
  return row
}
const pdf = (text: string) => new TextEncoder().encode(`%PDF-1.4\n% ${text}\n%%EOF\n`)

describe('a receipt', () => {
  it('waits for finance, is shown with its contract and stops the clock [pay-03]', async () => {
    const { send, contract, details, of } = await owing()
    expect(await contract()).toMatchObject({ Due: 30_000, Waiting: 0, State: 'Debit', HasUnverifiedPayment: false })
    await send({ ReceiptNumber: '۱۲۳ - abc', Amount: 30_000 })
    expect(await contract()).toMatchObject({
      Due: 30_000,
      Waiting: 30_000,
      Paid: 0,
      HasUnverifiedPayment: true,
      Requests: [{ Turn: 'finance', Charged: 30_000, Covered: 0 }],
      Missing: [{ What: 'payment-waiting', Count: 30_000 }],
    })
    const [row] = await sql(`select receipt_number, receipt_key from payment where agency_id = $1`, [of.agencyId])
    expect(row).toEqual({ receipt_number: '۱۲۳ - abc', receipt_key: '123ABC' })
    await deadlineIn(of.requestId, -1)
    expect(await sweep()).toMatchObject({ decided: 0 })
    expect(await details()).toMatchObject({ State: 'PaymentPending', Turn: 'finance' })
  })

  it('confirms what it pays once finance has found it', async () => {
    const { send, contract, details } = await owing()
    await finance.approve(await send())
    expect(await contract()).toMatchObject({ Due: 0, Paid: 30_000, Waiting: 0, State: 'Settled', Missing: [] })
    expect(await details()).toMatchObject({ State: 'Confirmed' })
  })

  it('is taken in another currency by the rate of today, whichever way it was set', async () => {
    const { send, contract } = await owing()
    await expect(send({ Amount: 500_000_000, CurrencyId: rial })).rejects.toMatchObject({
      code: 'NO_RATE',
      fields: ['CurrencyId'],
    })
    await setRate('EUR', 100, 'IRR', 1_250_000)
    await send({ Amount: 375_000_000, CurrencyId: rial })
    expect(await contract()).toMatchObject({ Waiting: 30_000 })
  })

  it('is worth what the newest rate says, also where that was set the other way round', async () => {
    await sql(`insert into exchange_rate (from_currency, from_amount, to_currency, to_amount, day)
       values ('USD', 100, 'EUR', 50, current_date - 40), ('EUR', 100, 'USD', 125, current_date - 2)`)
    const { send, contract } = await owing()
    await send({ Amount: 12_500, CurrencyId: 840 })
    expect(await contract()).toMatchObject({ Waiting: 10_000 })
  })

  it('is expected by the rate of the day it was paid where that is more, as finance credits it', async () => {
    const { send, contract, contractId, another } = await owing()
    await sql(`insert into exchange_rate (from_currency, from_amount, to_currency, to_amount, day)
       values ('AED', 100, 'EUR', 25, current_date - 20), ('AED', 100, 'EUR', 20, current_date - 3),
         ('AED', 100, 'EUR', 22, current_date - 1)`)
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString()
    const paid = { Amount: 120_000, CurrencyId: 784 }
    await send({ ...paid, PaymentDateTime: daysAgo(10) })
    expect(await contract()).toMatchObject({ Waiting: 30_000, Requests: [{ Turn: 'finance' }] })

    const falling = await another()
    await send({ ...paid, PaymentDateTime: daysAgo(2.5) }, falling.contractId)
    expect(await contract(falling.contractId)).toMatchObject({ Waiting: 26_400 })

    const older = await another()
    await send({ ...paid, PaymentDateTime: daysAgo(30) }, older.contractId)
    expect(await contract(older.contractId)).toMatchObject({ Waiting: 26_400 })

    // The parts are named by what it is worth today; what finance credits above that goes to the last of them.
    const last = await another()
    const Shares = [last.contractId, contractId].map((OrderId) => ({ OrderId, Amount: 13_200 }))
    await send({ ...paid, Shares, PaymentDateTime: daysAgo(10) })
    expect(await contract(last.contractId)).toMatchObject({ Waiting: 16_800 })
    expect(await contract()).toMatchObject({ Waiting: 43_200 })
  })

  it('pays several contracts of one currency, and its parts are what it is worth', async () => {
    const { send, contract, another, contractId } = await owing()
    const second = await another()
    const shares = (a: number, b: number) => [
      { OrderId: second.contractId, Amount: b },
      { OrderId: contractId, Amount: a },
    ]
    const refused = { code: 'VALIDATION_FAILED', fields: ['Shares'] }
    await expect(send({ Amount: 50_000, Shares: shares(30_000, 10_000) })).rejects.toMatchObject(refused)
    const twice = [...shares(30_000, 10_000), { OrderId: contractId, Amount: 10_000 }]
    await expect(send({ Amount: 50_000, Shares: twice })).rejects.toMatchObject(refused)
    const sent = await send({ Amount: 50_000, Shares: shares(30_000, 20_000) })
    expect(await contract(contractId)).toMatchObject({ Waiting: 30_000 })
    expect(await contract(second.contractId)).toMatchObject({ Waiting: 20_000 })
    await finance.approve(sent)
    expect(await contract(contractId)).toMatchObject({ Paid: 30_000, Due: 0 })
    expect(await contract(second.contractId)).toMatchObject({ Paid: 20_000, Due: 10_000 })
  })

  it('of another agency’s contract is answered as if there were none', async () => {
    const [one, other] = [await owing(), await owing()]
    await expect(one.send({}, other.contractId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const Shares = [
      { OrderId: one.contractId, Amount: 10_000 },
      { OrderId: other.contractId, Amount: 20_000 },
    ]
    await expect(one.send({ Shares })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('was paid in the last year and not in the future, by a way and a bank that can be chosen', async () => {
    const { send } = await owing()
    const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    const field = (name: string, code = 'VALIDATION_FAILED') => ({ code, fields: [name] })
    await expect(send({ PaymentDateTime: at(1) })).rejects.toMatchObject(field('PaymentDateTime', 'TIME_IN_FUTURE'))
    await expect(send({ PaymentDateTime: at(-367) })).rejects.toMatchObject(
      field('PaymentDateTime', 'PAID_TOO_LONG_AGO'),
    )
    await expect(send({ ReceiptPaymentTypeId: 999 })).rejects.toMatchObject(field('ReceiptPaymentTypeId'))
    await expect(send({ BankId: 999 })).rejects.toMatchObject(field('BankId'))
    await expect(send({ CurrencyId: 999 })).rejects.toMatchObject(field('CurrencyId'))
  })

  it('is one of a hundred at most that wait for one contract', async () => {
    const { send, contractId, of } = await owing()
    const first = await send({ Amount: 1 })
    await sql(
      `with more as (
         insert into payment (agency_id, kind, state, currency, claimed, contract_currency, payer, sent_by, sent_at)
         select agency_id, 'cash', 'Requested', currency, 1, contract_currency, payer, sent_by, now()
         from payment, generate_series(1, 99) where payment.id = $1 returning id)
       insert into payment_share (agency_id, payment_id, contract_id, expected) select $2, id, $3, 1 from more`,
      [first.paymentId, of.agencyId, contractId],
    )
    await expect(send()).rejects.toMatchObject({ code: 'TOO_MANY_PAYMENTS', message: expect.stringContaining('100') })
  })

  it('is written once under one key', async () => {
    const { call, contractId, of } = await owing()
    const body = aReceipt(contractId)
    const key = crypto.randomUUID()
    const both = [await call(submitReceipt, { body }, { key }), await call(submitReceipt, { body }, { key })]
    expect(both[1]).toEqual(both[0])
    expect(await sql(`select from payment where agency_id = $1`, [of.agencyId])).toHaveLength(1)
  })
})

describe('the file of a receipt', () => {
  it('is used once, by whoever sent it, and kept for ten years', async () => {
    const { upload, send, of } = await owing()
    const other = await owing()
    const FileName = await upload(pdf(`${of.requestId}`), 'application/pdf')
    await expect(other.send({ FileName })).rejects.toMatchObject({ code: 'FILE_NOT_THERE' })
    await expect(send({ FileName, Amount: 1, CurrencyId: 999 })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    const sent = await send({ FileName })
    const [kept] = await sql(
      `select payment_id::int as "paymentId", keep_until > now() + interval '9 years' as "isLong" from upload where id = $1`,
      [FileName],
    )
    expect(kept).toEqual({ paymentId: sent.paymentId, isLong: true })
    await expect(send({ FileName, ReceiptNumber: 'another' })).rejects.toMatchObject({ code: 'DUPLICATE_RECEIPT' })
  })
})

describe('the same receipt', () => {
  it('is refused to its own agency, and the first is named', async () => {
    const { send, another } = await owing()
    const { contractId } = await another()
    const first = await send({ ReceiptNumber: 'ab-77' })
    await expect(send({ ReceiptNumber: 'AB ۷۷' }, contractId)).rejects.toMatchObject({
      code: 'DUPLICATE_RECEIPT',
      fields: ['ReceiptNumber'],
      subject: `${first.paymentId}`,
      message: expect.stringContaining(`P-${first.paymentId}`),
    })
    await send({ ReceiptNumber: 'AB77', Amount: 29_999 })
  })

  it('may be sent again after it was rejected or taken back', async () => {
    const { send, withdraw } = await owing()
    const ReceiptNumber = 'again'
    const first = await send({ ReceiptNumber })
    await withdraw(first.paymentId)
    await finance.reject(await send({ ReceiptNumber }))
    await send({ ReceiptNumber })
    await expect(send({ ReceiptNumber })).rejects.toMatchObject({ code: 'DUPLICATE_RECEIPT' })
  })

  it('is one when it is sent twice at once, for whichever contract', async () => {
    const { send, another, of } = await owing()
    const { contractId } = await another()
    const body = { ReceiptNumber: 'race' }
    const outcomes = await Promise.allSettled([send(body), send(body, contractId), send(body), send(body, contractId)])
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason as object)
    expect(refused).toHaveLength(3)
    for (const reason of refused) expect(reason).toMatchObject({ code: 'DUPLICATE_RECEIPT' })
    expect(await sql(`select from payment where agency_id = $1`, [of.agencyId])).toHaveLength(1)
  })

  it('of two agencies is taken from both and flagged with the second, who is not told', async () => {
    const [one, other] = [await owing(), await owing()]
    const body = { ReceiptNumber: 'shared-1' }
    const first = await one.send(body)
    const second = await other.send(body)
    expect(await rowOf(first)).toMatchObject({ twin_id: null, twin_by: null })
    expect(await rowOf(second)).toMatchObject({ twin_id: `${first.paymentId}`, twin_by: 'number' })
    expect(JSON.stringify(await other.contract())).not.toContain(`P-${first.paymentId}`)
    // Blocked, but the clock goes on: whoever copies a receipt wins no time.
    const told = await other.contract()
    expect(told).toMatchObject({ HasUnverifiedPayment: true, DueHeldSince: null, AnnouncedCash: 0 })
    // And what runs out is still to be paid.
    expect(told.Missing).toContainEqual(expect.objectContaining({ What: 'pay', Count: 30_000, By: told.DueAt }))
  })

  it('is the same where either leaves the bank out, and another where both name one and they differ', async () => {
    const [saman] = await sql<{ id: number }>(
      `insert into bank (name_en, name_fa) values ('Saman', 'سامان') returning id::int`,
    )
    const [one, other, third] = [await owing(), await owing(), await owing()]
    const ReceiptNumber = 'bankless'
    const first = await one.send({ ReceiptNumber })
    const refused = { code: 'DUPLICATE_RECEIPT', subject: `${first.paymentId}` }
    await expect(one.send({ ReceiptNumber, BankId: null })).rejects.toMatchObject(refused)
    const second = await other.send({ ReceiptNumber, BankId: null })
    expect(await rowOf(second)).toMatchObject({ twin_id: `${first.paymentId}`, twin_by: 'number' })
    await expect(other.send({ ReceiptNumber })).rejects.toMatchObject({ code: 'DUPLICATE_RECEIPT' })
    await other.withdraw(second.paymentId)
    expect(await rowOf(await third.send({ ReceiptNumber, BankId: saman!.id }))).toMatchObject({ twin_id: null })
    await one.send({ ReceiptNumber, BankId: saman!.id })
  })

  it('that two agencies send at once is flagged with one of them', async () => {
    const [one, other] = [await owing(), await owing()]
    const body = { ReceiptNumber: 'shared-2' }
    const sent = await Promise.all([one.send(body), other.send(body)])
    const rows = await Promise.all(sent.map(rowOf))
    expect(rows.filter((row) => row!['twin_by'] === 'number')).toHaveLength(1)
  })

  it('of two agencies is known by its file too, whatever number was typed', async () => {
    const [one, other] = [await owing(), await owing()]
    const first = await one.send({ FileName: await one.upload(pdf('same'), 'application/pdf') })
    const second = await other.send({ FileName: await other.upload(pdf('same'), 'application/pdf') })
    expect(await rowOf(second)).toMatchObject({ twin_id: `${first.paymentId}`, twin_by: 'file' })
  })
})

describe('against other things that happen at once', () => {
  it('a receipt and a cancellation: one of them is refused, and the contract says which', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { agent, send, of, contract } = await owing()
      const [sent, cancelled] = await Promise.allSettled([
        send(),
        agent.call(cancelRequest, { params: { id: of.requestId }, query: { Version: 2 } }),
      ])
      const { Requests, HasUnverifiedPayment } = await contract()
      expect([sent.status, HasUnverifiedPayment]).toEqual(['fulfilled', true])
      const outcome = cancelled.status === 'fulfilled' ? 'done' : (cancelled.reason as { code: string }).code
      expect([
        ['done', 'Cancelled'],
        ['CONTRACT_HAS_UNVERIFIED_PAYMENT', 'PaymentPending'],
        ['STATE_CHANGED', 'PaymentPending'],
      ]).toContainEqual([outcome, Requests[0]!.State])
    }
  })

  it('others that wait for the same contracts are touched in the order of their ids, so that nobody waits in a ring', async () => {
    const { send, another, contractId } = await owing()
    const [second, third] = [await another(), await another()]
    const over = (...ids: number[]) => {
      const Shares = ids.map((OrderId) => ({ OrderId, Amount: 100 }))
      return send({ Amount: 200, Shares }, ids[0] as typeof contractId)
    }
    const low = await over(second.contractId, third.contractId)
    const high = await over(contractId, third.contractId)
    const holder = new pg.Client({ connectionString: database.superuserUrl })
    await holder.connect()
    try {
      await holder.query('begin')
      const { rows } = await holder.query<{ pid: number }>(`select pg_backend_pid() as pid`)
      await holder.query(`select from payment where id = $1 for update`, [low.paymentId])
      const sent = over(contractId, second.contractId)
      const waiting = `select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))`
      await expect.poll(() => sql(waiting, [rows[0]!.pid]), { timeout: 4_000 }).toHaveLength(1)
      await holder.query(`select from payment where id = $1 for update nowait`, [high.paymentId])
      await holder.query('commit')
      await expect(sent).resolves.toBeDefined()
    } finally {
      await holder.end()
    }
  })

  it('a receipt and the deadline: whichever comes first is true', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { send, of, details, contract } = await owing()
      await deadlineIn(of.requestId, 0)
      await Promise.all([send(), sweep()])
      await sweep()
      const { State } = await details()
      const { DueHeldSince } = await contract()
      expect([State, DueHeldSince !== null]).toEqual(
        State === 'Cancelled' ? ['Cancelled', false] : ['PaymentPending', true],
      )
    }
  })
})
