import { describe, expect, it } from 'vitest'
import { listDeskPayments } from '@sarai/wire/desk/money/payments.ts'
import { changeDates, validateChange } from '@sarai/wire/portal/life/changes.ts'
import { cancelRequest, readRequest } from '@sarai/wire/portal/kept-requests.ts'
import { listCash, moveCredit, readPayment } from '@sarai/wire/portal/money/payments.ts'
import type { ContractId } from '@sarai/domain/ground/ids.ts'
import { msPerHour } from '@sarai/domain/ground/hotel-time.ts'
import { openPaying } from '#payments/testing/paying.ts'
import { inDays } from '#reservations/testing/an-asked-stay.ts'

const paying = await openPaying()
const { database, owing, finance, deadlineIn, sweep, setRate, callAs, aStaffMember } = paying
const { sql } = database
await setRate('EUR', 100, 'IRR', 1_250_000)

const deadlineOf = async (requestId: number) => {
  const [row] = await sql<{ at: Date; held: Date | null }>(
    `select deadline_at as at, deadline_held_since as held from request where id = $1`,
    [requestId],
  )
  return row!
}

const clerk = callAs((await aStaffMember('finance')).token)
const deskRow = async (agency: number, paymentId: number) => {
  const { rows } = await clerk(listDeskPayments, { query: { agency, limit: 100 } })
  return rows.find(({ id }) => id === paymentId)
}

describe('the clock of a contract', () => {
  it('stands still only while receipts wait that cover what is due', async () => {
    const { send, of } = await owing()
    await send({ Amount: 29_999 })
    expect((await deadlineOf(of.requestId)).held).toBeNull()
    await send({ Amount: 1 })
    expect((await deadlineOf(of.requestId)).held).not.toBeNull()
    await sql(`update request_clock set due_at = now() - interval '1 hour' where request_id = $1`, [of.requestId])
    expect(await sweep()).toMatchObject({ decided: 0, failed: 0 })
  })

  it('goes on where it stood when a receipt is taken back: nobody gains time', async () => {
    const { send, withdraw, of } = await owing()
    await deadlineIn(of.requestId, 600)
    const before = await deadlineOf(of.requestId)
    const { paymentId } = await send()
    await sql(`update request set deadline_held_since = deadline_held_since - interval '5 minutes' where id = $1`, [
      of.requestId,
    ])
    await withdraw(paymentId)
    const after = await deadlineOf(of.requestId)
    expect(after.held).toBeNull()
    // Five minutes it stood still, as we made it seem; what is left is what was left.
    const gained = after.at.getTime() - before.at.getTime() - 5 * 60_000
    expect(gained).toBeLessThan(60_000)
  })

  it('that runs is told of before one that stands still, wherever a deadline is shown', async () => {
    const { send, another, contract, contractId, of, agent } = await owing()
    const second = await another({ ExtendedOrderId: contractId })
    await deadlineIn(of.requestId, 600)
    await deadlineIn(second.of.requestId, 7_200)
    const { paymentId } = await send()
    expect((await deadlineOf(of.requestId)).held).not.toBeNull()
    const running = await deadlineOf(second.of.requestId)
    expect(running.held).toBeNull()
    const DueAt = running.at.toISOString()
    expect(await contract()).toMatchObject({ DueAt, DueHeldSince: null })
    const { Missing } = await contract()
    expect(Missing).toContainEqual(expect.objectContaining({ What: 'pay', Count: 30_000, By: DueAt }))
    expect(await deskRow(agent.agencyId, paymentId)).toMatchObject({ deadlineAt: DueAt, isDeadlineHeld: false })
  })

  it('of several contracts stands still for finance only where it does in all', async () => {
    const { send, another, contractId, of, agent } = await owing()
    const second = await another()
    await deadlineIn(of.requestId, 600)
    await deadlineIn(second.of.requestId, 7_200)
    const Shares = [
      { OrderId: contractId, Amount: 30_000 },
      { OrderId: second.contractId, Amount: 20_000 },
    ]
    const { paymentId } = await send({ Amount: 50_000, Shares })
    const { at } = await deadlineOf(second.of.requestId)
    const row = () => deskRow(agent.agencyId, paymentId)
    expect(await row()).toMatchObject({ deadlineAt: at.toISOString(), isDeadlineHeld: false })
    const [kept] = await sql(`select due_at as at from payment where id = $1`, [paymentId])
    expect(kept).toEqual({ at })
    await send({ Amount: 10_000 }, second.contractId)
    const first = await deadlineOf(of.requestId)
    expect(await row()).toMatchObject({ deadlineAt: first.at.toISOString(), isDeadlineHeld: true })
  })

  it('leaves three hours at least when finance says no', async () => {
    const { send, of } = await owing()
    await deadlineIn(of.requestId, 60)
    await finance.reject(await send())
    const { at, held } = await deadlineOf(of.requestId)
    expect(held).toBeNull()
    expect(at.getTime()).toBeGreaterThan(Date.now() + 3 * msPerHour - 60_000)
  })

  it('is not stopped by cash that somebody promises', async () => {
    const { bring, of, details } = await owing()
    await bring()
    await deadlineIn(of.requestId, -1)
    await sweep()
    expect(await details()).toMatchObject({ State: 'Cancelled' })
  })
})

describe('a contract with an unverified payment', () => {
  it('takes no more requests, no cancellation and no other dates, and says why and when [pay-06]', async () => {
    const { send, agent, of, contractId } = await owing()
    await send({ Amount: 1 })
    const refused = {
      code: 'CONTRACT_HAS_UNVERIFIED_PAYMENT',
      message: expect.stringContaining('Contract has an unverified payment'),
    }
    await expect(agent.submit({ ExtendedOrderId: contractId })).rejects.toMatchObject(refused)
    const { Version } = await agent.call(readRequest, { params: { id: of.requestId } })
    const cancel = agent.call(cancelRequest, { params: { id: of.requestId }, query: { Version } })
    await expect(cancel).rejects.toMatchObject(refused)
    const [CheckInDate, CheckOutDate] = [inDays(11), inDays(14)]
    const extras = { HasExtraBed: 'false', HasChildWithBed: 'false', HasChildNoBed: 'false' }
    const move = async () => {
      const days = { Id: of.requestId, CheckInDate, CheckOutDate }
      const { Now } = await agent.call(validateChange, { query: { ...days, ...extras } })
      return agent.call(changeDates, { body: { ...days, Version, QuoteId: Now.QuoteId } })
    }
    await expect(move()).rejects.toMatchObject(refused)
  })
})

describe('a receipt that is taken back', () => {
  it('is Withdrawn, once, as it was seen, and never after finance has found it', async () => {
    const { send, withdraw, call, contract } = await owing()
    const other = await owing()
    const { paymentId } = await send()
    await expect(other.withdraw(paymentId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(withdraw(paymentId, 0)).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    await withdraw(paymentId)
    await expect(withdraw(paymentId)).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    await expect(withdraw(paymentId, 2)).rejects.toMatchObject({ code: 'PAYMENT_ALREADY_DECIDED' })
    expect(await contract()).toMatchObject({ Waiting: 0, HasUnverifiedPayment: false })
    expect(await call(readPayment, { params: { id: paymentId } })).toMatchObject({
      receipt: { State: 'Withdrawn', Version: 2 },
      mayWithdraw: false,
      lookedAtBy: null,
    })
    const found = await send()
    await finance.approve(found)
    await expect(withdraw(found.paymentId, 2)).rejects.toMatchObject({ code: 'PAYMENT_ALREADY_DECIDED' })
  })

  it('and an approval at once: one of them wins', async () => {
    const { send, withdraw, contract } = await owing()
    const sent = await send()
    const outcomes = await Promise.allSettled([withdraw(sent.paymentId), finance.approve(sent)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { Paid } = await contract()
    expect(Paid).toBe(outcomes[1].status === 'fulfilled' ? 30_000 : 0)
  })
})

describe('cash', () => {
  it('has its Persian word in each state [pay-05]', async () => {
    const { bring, call } = await owing()
    await bring(1_000)
    await finance.holdCash(await bring(1_000))
    await finance.declineCash(await bring(1_000))
    const words = async () => (await call(listCash, { query: {} })).Data.map(({ State }) => State)
    expect(await words()).toEqual(['تأییدنشده', 'تأییدشده', 'درخواست‌شده'])
    const other = await owing()
    const kept = await other.bring(99_000)
    await finance.holdCash(await other.bring(30_000))
    await finance.holdCash(kept)
    await finance.returnCash(kept)
    expect((await other.call(listCash, { query: {} })).Data.map(({ State }) => State)).toContain('برگشت‌داده‌شده')
  })

  it('is taken back while nobody holds it, once, and no longer locks the contract', async () => {
    const { bring, withdraw, contract, call } = await owing()
    const { paymentId } = await bring()
    const read = () => call(readPayment, { params: { id: paymentId } })
    expect(await read()).toMatchObject({ mayWithdraw: true })
    expect(await contract()).toMatchObject({ Waiting: 30_000, HasUnverifiedPayment: true })
    await expect(withdraw(paymentId, 0)).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    await expect((await owing()).withdraw(paymentId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await withdraw(paymentId)
    await expect(withdraw(paymentId, 2)).rejects.toMatchObject({ code: 'PAYMENT_ALREADY_DECIDED' })
    expect(await contract()).toMatchObject({ Waiting: 0, HasUnverifiedPayment: false })
    expect(await read()).toMatchObject({
      cash: { State: 'پس‌گرفته‌شده', StateLocalizationKey: 'Withdrawn' },
      mayWithdraw: false,
    })
    const held = await bring()
    await finance.holdCash(held)
    await expect(withdraw(held.paymentId, 2)).rejects.toMatchObject({ code: 'PAYMENT_ALREADY_DECIDED' })
  })

  it('waits without stopping the clock, and pays once finance holds it', async () => {
    const { bring, contract, details, of } = await owing()
    // Finance looks sooner, whatever day of the week it is.
    await deadlineIn(of.requestId, 14 * 86_400)
    const brought = await bring()
    expect(await contract()).toMatchObject({
      Waiting: 30_000,
      AnnouncedCash: 30_000,
      DueHeldSince: null,
      Missing: [{ What: 'payment-waiting' }, { What: 'pay', Count: 30_000 }],
    })
    await finance.holdCash(brought)
    expect(await details()).toMatchObject({ State: 'Confirmed' })
  })
})

describe('credit', () => {
  it('of one contract pays for another of the same currency, and confirms what it covers', async () => {
    const { send, another, call, contract, contractId } = await owing()
    const second = await another()
    await finance.approve(await send({ Amount: 50_000 }))
    expect(await contract()).toMatchObject({
      State: 'Credit',
      Credit: 20_000,
      CreditTarget: { OrderId: second.contractId, Due: 30_000 },
    })
    const { Version } = await contract()
    const move = (amount: number, toContractId: ContractId = second.contractId, version = Version) =>
      call(moveCredit, { params: { id: contractId }, body: { version, toContractId, amount } })
    await expect(move(20_000, second.contractId, Version - 1)).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    await expect(move(20_001)).rejects.toMatchObject({ code: 'CREDIT_TOO_SMALL' })
    await expect(move(1, contractId)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    await expect(move(1, (await owing()).contractId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await move(20_000)
    expect(await contract()).toMatchObject({ State: 'Settled', Credit: 0, CreditTarget: null })
    expect(await contract(second.contractId)).toMatchObject({ Paid: 20_000, Due: 10_000 })
  })

  it('is offered to what runs out next, and not to what is paid already and waits for finance', async () => {
    const { send, another, contract } = await owing()
    const [paid, later] = [await another(), await another()]
    await deadlineIn(paid.of.requestId, 600)
    await deadlineIn(later.of.requestId, 7_200)
    await send({}, paid.contractId)
    await send({ Amount: 100 }, later.contractId)
    await finance.approve(await send({ Amount: 50_000 }))
    expect(await contract()).toMatchObject({ CreditTarget: { OrderId: later.contractId } })
  })

  it('is never spent twice, however many move it at once', async () => {
    const { send, another, call, contract, contractId } = await owing()
    const second = await another()
    await finance.approve(await send({ Amount: 50_000 }))
    const { Version: version } = await contract()
    const body = { version, toContractId: second.contractId, amount: 15_000 }
    const move = () => call(moveCredit, { params: { id: contractId }, body })
    const outcomes = await Promise.allSettled([move(), move(), move()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await contract()).toMatchObject({ Credit: 5_000 })
  })

  it('crosses from each of two to the other at once: the sums stay right, and neither waits for ever', async () => {
    const { send, another, call, contract, contractId } = await owing()
    const second = await another()
    await finance.approve(await send({ Amount: 50_000 }))
    await finance.approve(await send({ Amount: 40_000 }, second.contractId))
    const cross = async (from: ContractId, toContractId: ContractId) => {
      const { Version: version } = await contract(from)
      return () => call(moveCredit, { params: { id: from }, body: { version, toContractId, amount: 1_000 } })
    }
    for (let round = 0; round < 8; round += 1) {
      const moves = [await cross(contractId, second.contractId), await cross(second.contractId, contractId)]
      const outcomes = await Promise.allSettled(moves.map((move) => move()))
      const told = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? 'done' : outcome.reason.code))
      expect(told).toHaveLength(2)
      expect(new Set(told)).toEqual(new Set(['STATE_CHANGED', 'done']))
      const credits = [await contract(), await contract(second.contractId)].map(({ Credit }) => Credit)
      expect(credits[0]! + credits[1]!).toBe(30_000)
    }
  })

  it('is moved a hundred times at most: a contract is locked and loaded whole, and nobody makes it long', async () => {
    const { send, another, call, contract, contractId, of } = await owing()
    const second = await another()
    await finance.approve(await send({ Amount: 50_000 }))
    await database.sql(
      `insert into journal (agency_id, contract_id, place, id, about, currency, accounts, amounts, at)
       select $1, $2, n, 'move/' || -n || '/in', 'payment', 'EUR', '{agency,refunds}', '{-1,1}', now()
       from generate_series(1, 99) n`,
      [of.agencyId, second.contractId],
    )
    const move = async (from: ContractId, toContractId: ContractId) => {
      const { Version: version } = await contract(from)
      return call(moveCredit, { params: { id: from }, body: { version, toContractId, amount: 1 } })
    }
    await move(contractId, second.contractId)
    const refused = { code: 'TOO_MANY_MOVES', message: expect.stringContaining('100') }
    await expect(move(contractId, second.contractId)).rejects.toMatchObject(refused)
    await expect(move(second.contractId, contractId)).rejects.toMatchObject(refused)
  })
})
