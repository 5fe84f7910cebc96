import type { CashPaymentRow, PaymentDetails, ReceiptPayment } from '@sarai/wire/portal/money/payments.ts'

const facts = {
  Id: 3_391,
  PaymentNumber: 'P-3391',
  Version: 1,
  SourceAmount: 740_400_000,
  SourceCurrency: 'IRR',
  SourceCurrencySign: 'IRR',
  FoundAmount: null,
  Amount: 60_000,
  Returned: 0,
  ConvertedCurrency: 'EUR',
  ConvertedCurrencySign: '€',
  OrderId: 2_207,
  OrderIds: [2_207],
  CreateDate: '2031-11-15T06:34:00.000Z',
  Reason: '',
}

export const aReceipt = (changes: Partial<ReceiptPayment> = {}): ReceiptPayment => ({
  ...facts,
  PaymentType: 'Receipt',
  State: 'New',
  StateLocalizationKey: 'New',
  PaymentDateTime: '2031-11-15T06:32:00.000Z',
  ReceiptNumber: '140508245177',
  ReceiptPaymentType: 'Satna',
  BankName: 'Bank Mellat',
  HasFile: true,
  ...changes,
})

export const someCash = (changes: Partial<CashPaymentRow> = {}): CashPaymentRow => ({
  ...facts,
  Id: 3_392,
  PaymentNumber: 'P-3392',
  PaymentType: 'Cash',
  SourceAmount: 20_000,
  SourceCurrency: 'EUR',
  SourceCurrencySign: '€',
  Amount: 20_000,
  State: 'درخواست‌شده',
  StateLocalizationKey: 'Requested',
  PayerName: 'Mina Karimi',
  PayeeName: '',
  ...changes,
})

/** As the list of a contract has it: all of it is its own, where nothing else is said. */
export const ofContract = <Payment extends ReceiptPayment | CashPaymentRow>(
  payment: Payment,
  Share: number = payment.Amount,
) => ({ ...payment, Share, ShareReturned: payment.Returned })

export const aPayment = (changes: Partial<PaymentDetails> = {}): PaymentDetails => ({
  receipt: aReceipt(),
  cash: null,
  senderName: 'Parvaz Asia Travel Services',
  description: 'Rooms of R-10482',
  sentBy: 'Nasrin Rahimi',
  shares: [{ orderId: 2_207, orderNumber: 'C-2207', expected: 60_000, credited: 0, returned: 0 }],
  approval: null,
  lookedAtBy: '2031-11-15T07:30:00.000Z',
  fileName: 'satna-15nov.jpg',
  isFileHeld: false,
  isFileRefused: false,
  mayWithdraw: true,
  ...changes,
})
