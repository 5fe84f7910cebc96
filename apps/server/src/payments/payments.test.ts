import { describe, expect, it } from 'vitest'
import { readDeskContract } from '@sarai/wire/desk/money/contracts.ts'
import { listDeskPayments, readDeskPayment } from '@sarai/wire/desk/money/payments.ts'
import { changeDates, validateChange } from '@sarai/wire/portal/life/changes.ts'
import { cancelRequest, readRequest } from '@sarai/wire/portal/kept-requests.ts'
import { listContracts } from '@sarai/wire/portal/money/contracts.ts'
import {
  downloadPaymentFile,
  listCash,
  listContractPayments,
  listPaymentCurrencies,
  listReceipts,
  moveCredit,
  readPayment,
} from '@sarai/wire/portal/money/payments.ts'
import type { ContractId } from '@sarai/domain/ground/ids.ts'
import { msPerHour } from '@sarai/domain/ground/hotel-time.ts'
import { drawnReceipt } from '#payments/testing/drawn-receipt.ts'
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

describe('what was paid', () => {
  it('is listed by pages of ten, receipts and cash apart, and all of a contract [pay-02]', async () => {
    const { send, bring, call, contractId } = await owing()
    for (let place = 0; place < 11; place += 1) await send({ Amount: 100 + place })
    await bring(500)
    const first = await call(listReceipts, { query: {} })
    expect(first).toMatchObject({ Total: 11, Data: { length: 10 } })
    expect(first.Data[0]).toMatchObject({ State: 'New', SourceAmount: 110, BankName: 'Melli', OrderIds: [contractId] })
    expect((await call(listReceipts, { query: { Page: 2 } })).Data).toHaveLength(1)
    expect(await call(listCash, { query: {} })).toMatchObject({ Total: 1 })
    const all = await call(listContractPayments, { query: { orderId: contractId } })
    expect([all.Receipts.length, all.Cash.length]).toEqual([11, 1])
    const other = await owing()
    await expect(other.call(listContractPayments, { query: { orderId: contractId } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('is read with what finance found, in both currencies', async () => {
    const { send, call } = await owing()
    const FileName = ''
    const { paymentId } = await send({ Amount: 375_000_000, CurrencyId: 364, FileName, Description: 'first half' })
    const read = () => call(readPayment, { params: { id: paymentId } })
    const waiting = await read()
    expect(waiting).toMatchObject({
      receipt: { Amount: 30_000, SourceCurrency: 'IRR', ConvertedCurrency: 'EUR', HasFile: false },
      shares: [{ expected: 30_000, credited: 0 }],
      description: 'first half',
      sentBy: 'Mina Karimi',
      approval: null,
      mayWithdraw: true,
    })
    expect(Date.parse(waiting.lookedAtBy!)).toBeGreaterThan(Date.now())
    await expect((await owing()).call(readPayment, { params: { id: paymentId } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('is listed with what was found of it, once that is booked', async () => {
    const { send, call } = await owing()
    const sent = await send({ Amount: 20_000 })
    const listed = async () => (await call(listReceipts, { query: {} })).Data[0]
    expect(await listed()).toMatchObject({ SourceAmount: 20_000, FoundAmount: null, Amount: 20_000 })
    await finance.approve(sent, { amount: 12_000 })
    expect(await listed()).toMatchObject({ SourceAmount: 20_000, FoundAmount: 12_000, Amount: 12_000 })
  })

  it('of several contracts is listed with the part of the one that is looked at', async () => {
    const { send, another, call, contractId } = await owing()
    const second = await another()
    const Shares = [
      { OrderId: contractId, Amount: 30_000 },
      { OrderId: second.contractId, Amount: 20_000 },
    ]
    const sent = await send({ Amount: 50_000, Shares })
    const listed = async (orderId: ContractId) =>
      (await call(listContractPayments, { query: { orderId } })).Receipts.map(({ Amount, Share }) => [Share, Amount])
    const atDesk = async (id: ContractId) => (await clerk(readDeskContract, { params: { id } })).payments
    expect(await listed(contractId)).toEqual([[30_000, 50_000]])
    expect(await listed(second.contractId)).toEqual([[20_000, 50_000]])
    const expected = { expected: 20_000, expectedInAll: 50_000 }
    expect(await atDesk(second.contractId)).toMatchObject([{ ...expected, amount: 50_000, found: null, credited: 0 }])
    await finance.approve(sent, { amount: 42_000 })
    expect(await listed(contractId)).toEqual([[30_000, 42_000]])
    expect(await listed(second.contractId)).toEqual([[12_000, 42_000]])
    const found = { amount: 50_000, found: 42_000, credited: 12_000 }
    expect(await atDesk(second.contractId)).toMatchObject([{ ...expected, ...found }])
  })

  it('says what finance has sent back of it, in all and of each contract', async () => {
    const { send, another, call, contractId } = await owing()
    const second = await another()
    const Shares = [
      { OrderId: contractId, Amount: 30_000 },
      { OrderId: second.contractId, Amount: 45_000 },
    ]
    const sent = await send({ Amount: 75_000, Shares })
    const listed = async (orderId: ContractId) =>
      (await call(listContractPayments, { query: { orderId } })).Receipts.map(({ Returned, Share, ShareReturned }) => {
        return { Returned, Share, ShareReturned }
      })
    await finance.approve(sent)
    expect(await listed(second.contractId)).toEqual([{ Returned: 0, Share: 45_000, ShareReturned: 0 }])
    await finance.refund(sent, 'Paid twice', 6_000, second.contractId)
    expect(await listed(contractId)).toEqual([{ Returned: 6_000, Share: 30_000, ShareReturned: 0 }])
    expect(await listed(second.contractId)).toEqual([{ Returned: 6_000, Share: 45_000, ShareReturned: 6_000 }])
    expect((await call(listReceipts, { query: {} })).Data[0]).toMatchObject({ State: 'Approved', Returned: 6_000 })
    expect(await call(readPayment, { params: { id: sent.paymentId } })).toMatchObject({
      shares: [
        { orderId: contractId, credited: 30_000, returned: 0 },
        { orderId: second.contractId, credited: 45_000, returned: 6_000 },
      ],
    })
    expect((await clerk(readDeskContract, { params: { id: second.contractId } })).payments).toMatchObject([
      { credited: 45_000, refunded: 6_000 },
    ])
  })

  it('of cash that was given back says that all of it was', async () => {
    const { bring, call, contractId } = await owing()
    await finance.holdCash(await bring(30_000))
    const over = await bring(5_000)
    await finance.holdCash(over)
    const listed = async () =>
      (await call(listContractPayments, { query: { orderId: contractId } })).Cash.map((row) => [
        row.Share,
        row.ShareReturned,
        row.Returned,
      ])
    expect(await listed()).toEqual([
      [5_000, 0, 0],
      [30_000, 0, 0],
    ])
    await finance.returnCash(over)
    expect(await listed()).toEqual([
      [5_000, 5_000, 5_000],
      [30_000, 0, 0],
    ])
  })

  it('is opened as it was made safe, not while it waits for the scanner, and by nobody else', async () => {
    const { send, upload, call } = await owing()
    const FileName = await upload(await drawnReceipt(9))
    const { paymentId } = await send({ FileName })
    const open = () => call(downloadPaymentFile, { params: { id: paymentId } })
    expect(await open()).toMatchObject({ mediaType: 'image/webp', name: 'receipt.webp' })
    const other = await owing()
    await expect(other.call(downloadPaymentFile, { params: { id: paymentId } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await sql(`update upload set state = 'quarantined' where id = $1`, [FileName])
    await expect(open()).rejects.toMatchObject({ code: 'FILE_HELD' })
    expect(await call(readPayment, { params: { id: paymentId } })).toMatchObject({ isFileHeld: true })
  })

  it('says of its file that it was refused, where the scanner found something later', async () => {
    const { send, upload, call } = await owing()
    const FileName = await upload(await drawnReceipt(10))
    const { paymentId } = await send({ FileName })
    await sql(`update upload set state = 'refused' where id = $1`, [FileName])
    const read = await call(readPayment, { params: { id: paymentId } })
    expect(read).toMatchObject({ fileName: '', isFileHeld: false, isFileRefused: true })
    const atDesk = await clerk(readDeskPayment, { params: { id: paymentId } })
    expect(atDesk).toMatchObject({ file: null, isFileRefused: true })
  })

  it('can be paid in the contract’s currency and in those with a rate', async () => {
    const { call, contractId } = await owing()
    const choices = await call(listPaymentCurrencies, { query: { orderId: contractId } })
    expect(choices).toEqual([
      expect.objectContaining({ code: 'EUR', rate: null }),
      expect.objectContaining({ code: 'IRR', rate: expect.objectContaining({ fromAmount: 1_250_000, toAmount: 100 }) }),
    ])
  })
})

describe('contracts', () => {
  it('are listed by view and found by a number of theirs or of a request [pay-01]', async () => {
    const { send, another, call, contractId, of } = await owing()
    const second = await another()
    await finance.approve(await send())
    await send({ Amount: 100 }, second.contractId)
    const ids = async (query: object) => (await call(listContracts, { query })).Data.map(({ Id }) => Id)
    expect(await ids({})).toEqual([second.contractId, contractId])
    expect(await ids({ View: 'due' })).toEqual([second.contractId])
    expect(await ids({ View: 'waiting' })).toEqual([second.contractId])
    expect(await ids({ View: 'settled' })).toEqual([contractId])
    expect(await ids({ Search: `C-${contractId}` })).toEqual([contractId])
    expect(await ids({ Search: `r ${of.requestId}` })).toEqual([contractId])
    expect(await ids({ Search: 'nothing' })).toEqual([])
    expect(await call(listContracts, { query: { PageSize: 1, Page: 2 } })).toMatchObject({
      Total: 2,
      MayBeMore: false,
      Data: [{ Id: contractId, Hotels: ['Galata'], Charged: 30_000, Paid: 30_000, State: 'Settled' }],
    })
    expect((await (await owing()).call(listContracts, { query: { Search: `C-${contractId}` } })).Data).toEqual([])
  })

  it('say what is missing before everybody can travel, the nearest first', async () => {
    const { contract, of } = await owing()
    await sql(`update request_room set passports = array['', ''] where request_id = $1`, [of.requestId])
    await sql(`update request set need_transfer = true where id = $1`, [of.requestId])
    const { Missing } = await contract()
    expect(Missing).toMatchObject([
      { What: 'pay', Count: 30_000, RequestId: null },
      { What: 'passports', Count: 2, RequestId: of.requestId },
      { What: 'flights', Count: 2 },
    ])
    const [row] = await sql<{ at: Date }>(`select check_in_at as at from request where id = $1`, [of.requestId])
    expect(Date.parse(Missing[1]!.By!)).toBe(row!.at.getTime() - 72 * msPerHour)
  })
})
