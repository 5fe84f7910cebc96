import { expect, test } from 'vitest'
import { paidFault, receiptSchema } from '#features/contracts/pay/receipt-form.ts'

const euro = { id: 1, code: 'EUR', sign: '€', minorDigits: 2, rate: null }
const currencies = [euro]

test.each([
  ['1,200.50', undefined],
  ['۱٬۲۰۰٫۵', undefined],
  ['1.200,50', 'amount'],
  ['1e3', 'amount'],
  ['-5', 'belowZero'],
  ['−۵', 'belowZero'],
  ['0', 'zero'],
])('%j as what was paid is understood or refused with the sentence that fits: %s', (Amount, fault) => {
  expect(paidFault({ Amount, CurrencyId: '1' }, currencies)).toBe(fault)
})

test('an amount is not called wrong before its currency is chosen', () => {
  expect(paidFault({ Amount: '1200', CurrencyId: '' }, currencies)).toBeUndefined()
})

test('a share of a transfer is told apart in the same way', () => {
  const shares = ['-5', '0', '1e3', '20', '']
  const { error } = receiptSchema({ currency: 'EUR', currencies }).safeParse({
    Amount: '100',
    CurrencyId: '1',
    ReceiptNumber: '123456',
    ReceiptPaymentTypeId: '1',
    PaymentDate: '2026-10-01',
    PaymentTime: '10:00',
    SenderName: 'Nasrin Rahimi',
    BankId: '',
    Description: '',
    picture: 1,
    isShared: true,
    Shares: shares.map((Amount, place) => ({ OrderId: place + 1, Amount })),
  })
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['Shares.0.Amount', 'belowZero'],
    ['Shares.1.Amount', 'zero'],
    ['Shares.2.Amount', 'amount'],
  ])
})
