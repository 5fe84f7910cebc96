import { describe, expect, it } from 'vitest'
import { listDeskContracts } from '@sarai/wire/desk/money/contracts.ts'
import { approvePayment, listDeskPayments, refundPayment } from '@sarai/wire/desk/money/payments.ts'
import { mostPaid, readPayment } from '@sarai/wire/portal/money/payments.ts'
import { openPaying } from '#payments/testing/paying.ts'

const paying = await openPaying()
const { database, owing, setRate, aStaffMember, callAs } = paying
const desk = callAs((await aStaffMember('finance')).token)
const second = callAs((await aStaffMember('finance')).token)

const tooLarge = { status: 400, code: 'SUM_TOO_LARGE', fields: ['Amount'] }
const dollar = 840

describe('an amount that nobody could read again', () => {
  it('is refused where a rate makes it so, and the lists of finance are whole', async () => {
    await setRate('USD', 1, 'EUR', 1_000_000)
    const { send, bring, contract } = await owing()
    for (const Amount of [mostPaid, 9_000_000_000_000, 1_000_000_001]) {
      await expect(send({ Amount, CurrencyId: dollar })).rejects.toMatchObject(tooLarge)
      await expect(bring(Amount, dollar)).rejects.toMatchObject(tooLarge)
    }
    await send({ Amount: 1_000_000_000, CurrencyId: dollar })
    expect(await contract()).toMatchObject({ Waiting: mostPaid })
    await desk(listDeskPayments, { query: {} })
  })

  it('is refused where many make it together, and the contract can be read', async () => {
    const { send, contract } = await owing()
    for (let sent = 0; sent < 9; sent += 1) await send({ Amount: mostPaid })
    await expect(send({ Amount: mostPaid })).rejects.toMatchObject(tooLarge)
    expect(await contract()).toMatchObject({ Waiting: 9 * mostPaid })
    await desk(listDeskContracts, { query: { view: 'waiting' } })
  })

  it('is refused by the database as well', async () => {
    const { contractId, of } = await owing()
    const write = database.sql(`update contract set waiting = 9007199254740992 where id = $1`, [contractId])
    await expect(write).rejects.toThrow('sums_can_be_read')
    const balance = database.sql(`update balance set debits = 9007199254740992 where agency_id = $1`, [of.agencyId])
    await expect(balance).rejects.toThrow('balance_can_be_read')
  })
})

it('is refused where the account of the agency would hold it, whatever its contracts hold', async () => {
  const { send, of } = await owing()
  const { paymentId } = await send({ Amount: 30_000 })
  await database.sql(`update balance set amount = -9007199254740990 where agency_id = $1`, [of.agencyId])
  const params = { id: paymentId }
  await desk(approvePayment, { params, body: { version: 1, amount: 30_000 } })
  const booked = second(approvePayment, { params, body: { version: 2, amount: 30_000 } })
  await expect(booked).rejects.toMatchObject(tooLarge)
})

describe('the number of a receipt', () => {
  it('is the same with a full stop, and a dash is none', async () => {
    const { send } = await owing()
    const first = await send({ ReceiptNumber: '77.123' })
    for (const ReceiptNumber of ['#77123', '77123.', '۷۷/۱۲۳']) {
      await expect(send({ ReceiptNumber })).rejects.toMatchObject({
        code: 'DUPLICATE_RECEIPT',
        subject: `${first.paymentId}`,
      })
    }
    await expect(send({ ReceiptNumber: '---' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: ['ReceiptNumber'],
    })
  })
})

describe('what finance decides', () => {
  it('has a reason that can be seen, and the agency reads it once it is decided', async () => {
    const { send, call } = await owing()
    const { paymentId } = await send({ Amount: 200_000 })
    const params = { id: paymentId }
    const part = (reason: string) => desk(approvePayment, { params, body: { version: 1, amount: 150_000, reason } })
    await expect(part('\u200b')).rejects.toMatchObject({ code: 'REASON_REQUIRED' })
    expect(await part('The bank got less.')).toEqual({ isFinal: false })
    expect(await call(readPayment, { params })).toMatchObject({ receipt: { State: 'New', Reason: '' }, approval: null })
    const body = { version: 2, amount: 150_000, reason: '' }
    await second(approvePayment, { params, body })
    expect(await call(readPayment, { params })).toMatchObject({ receipt: { Reason: 'The bank got less.' } })
  })

  it('pays no part of what was never found', async () => {
    const { send, contractId, call } = await owing()
    const { paymentId } = await send()
    const params = { id: paymentId }
    const body = { version: 1, contractId, amount: 1, reason: 'Sent twice.' }
    await expect(desk(refundPayment, { params, body })).rejects.toMatchObject({ code: 'PAYMENT_NOT_APPROVED' })
    expect(await call(readPayment, { params })).toMatchObject({ receipt: { State: 'New' } })
  })
})

describe('a page of a list', () => {
  it('goes on after no moment that there never was', async () => {
    for (const after of [
      '-1_1',
      '-8000000000000000_1',
      '-210000000000000_1',
      '9999999999999999_9',
      '8640000000000001_1',
    ]) {
      await expect(desk(listDeskPayments, { query: { after } })).rejects.toMatchObject({ status: 400 })
      await expect(desk(listDeskContracts, { query: { after } })).rejects.toMatchObject({ status: 400 })
    }
    for (const after of ['0_1', '999999999999999_9']) {
      for (const view of ['waiting', 'decided'] as const) await desk(listDeskPayments, { query: { view, after } })
      for (const view of ['due', 'credit'] as const) await desk(listDeskContracts, { query: { view, after } })
    }
  })
})
