import { describe, expect, it } from 'vitest'
import { readDeskContract } from '@sarai/wire/desk/money/contracts.ts'
import { readDeskPayment } from '@sarai/wire/desk/money/payments.ts'
import { listContracts } from '@sarai/wire/portal/money/contracts.ts'
import {
  downloadPaymentFile,
  listCash,
  listContractPayments,
  listPaymentCurrencies,
  listReceipts,
  readPayment,
} from '@sarai/wire/portal/money/payments.ts'
import type { ContractId } from '@sarai/domain/ground/ids.ts'
import { msPerHour } from '@sarai/domain/ground/hotel-time.ts'
import { drawnReceipt } from '#payments/testing/drawn-receipt.ts'
import { openPaying } from '#payments/testing/paying.ts'

const paying = await openPaying()
const { database, owing, finance, setRate, callAs, aStaffMember } = paying
const { sql } = database
await setRate('EUR', 100, 'IRR', 1_250_000)

const clerk = callAs((await aStaffMember('finance')).token)

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
