import { describe, expect, it } from 'vitest'
import { openPaying } from '#payments/testing/paying.ts'
import { speakTo } from '#testing/speak-the-wire.ts'

/** The calls on payments as section 7 of the specification lists them, sent without our own client (decision 129). */
const { app, owing } = await openPaying()
const speak = speakTo(app)

describe('payments on the wire, by the names of the specification [api-01] [api-02] [api-04]', () => {
  it('a receipt is sent with what the house offers, and listed alone and by its contract', async () => {
    const { accountant, contractId } = await owing()
    const { token } = accountant
    const [type] = (await speak(token, 'GET /api/ReceiptPaymentTypeClient/', { accept: 'List_ReceiptPaymentTypeDTO' }))
      .body
    const [bank] = (await speak(token, 'GET /api/Client', { accept: 'List_BankDTO' })).body
    const currency = (await speak(token, 'GET /api/Client', { accept: 'CurrencyDTO' })).body
    expect([type, bank, currency]).toMatchObject([{ Name: 'Bank transfer' }, { Name: 'Melli' }, { Sign: '€' }])

    const body = {
      OrderId: contractId,
      ReceiptNumber: 'TR 4711',
      PaymentDateTime: new Date(Date.now() - 3_600_000).toISOString(),
      ReceiptPaymentTypeId: type.Id,
      SenderName: 'Nasrin Rahimi',
      FileName: '',
      Amount: 30_000,
      Description: 'The whole of it',
      CurrencyId: currency.Id,
      BankId: bank.Id,
    }
    const sent = await speak(token, 'POST /api/PaymentClient', { send: 'CreateReceiptPaymentData', body })
    expect(sent.status).toBe(201)

    const row = {
      Id: sent.body.Id,
      PaymentType: 'Receipt',
      SourceAmount: 30_000,
      SourceCurrency: 'EUR',
      Amount: 30_000,
      ConvertedCurrency: 'EUR',
      OrderId: contractId,
      PaymentDateTime: body.PaymentDateTime,
      ReceiptNumber: 'TR 4711',
      ReceiptPaymentType: 'Bank transfer',
      BankName: 'Melli',
      State: 'New',
    }
    const grid = 'GET /api/PaymentClient?Page=1&PageSize=10'
    expect((await speak(token, grid, { accept: 'GridResult_ReceiptPaymentDTO' })).body).toMatchObject({
      Total: 1,
      Data: [row],
    })
    const ofContract = `GET /api/PaymentClient?orderId=${contractId}` as const
    expect((await speak(token, ofContract, { accept: 'List_PaymentDTO' })).body).toMatchObject({
      Receipts: [row],
      Cash: [],
    })
  })

  it('cash is listed under the names of its own', async () => {
    const { accountant, contractId } = await owing()
    const { token } = accountant
    const currency = (await speak(token, 'GET /api/Client', { accept: 'CurrencyDTO' })).body
    const body = { OrderId: contractId, Amount: 5_000, CurrencyId: currency.Id, PayerName: 'Ali Karimi' }
    await speak(token, 'POST /api/PaymentClient', { send: 'CreateCashPaymentData', body })
    const row = {
      SourceAmount: 5_000,
      SourceCurrency: 'EUR',
      OrderId: contractId,
      PayerName: 'Ali Karimi',
      PayeeName: expect.any(String),
      State: 'درخواست‌شده',
    }
    const grid = 'GET /api/PaymentClient?Page=1&PageSize=10'
    expect((await speak(token, grid, { accept: 'GridResult_CashPaymentDTO' })).body).toMatchObject({
      Total: 1,
      Data: [row],
    })
    const ofContract = `GET /api/PaymentClient?orderId=${contractId}` as const
    expect((await speak(token, ofContract, { accept: 'List_PaymentDTO' })).body.Cash).toMatchObject([row])
  })
})
