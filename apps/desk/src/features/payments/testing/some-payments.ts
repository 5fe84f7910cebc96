import {
  countDeskPayments,
  downloadDeskPaymentFile,
  listDeskPayments,
  listPaymentReasons,
  type DeskPayment,
  type DeskPaymentRow,
  type PaymentReason,
  type PaymentTwin,
} from '@sarai/wire/desk/money/payments.ts'
import { answerTo, fileTo } from '@sarai/frame/testing/answers.ts'

const row = {
  id: 3418,
  number: 'P-3418',
  version: 2,
  kind: 'receipt',
  state: 'New',
  agency: { id: 8, name: 'Kimia Tour' },
  amount: 1_239_840_000,
  currency: 'IRR',
  expected: 94_500,
  contractCurrency: 'EUR',
  contracts: [{ id: 2203, number: 'C-2203' }],
  sentAt: '2026-11-15T05:10:00.000Z',
  deadlineAt: '2026-11-15T08:30:00.000Z',
  isDeadlineHeld: true,
  flag: null,
  isSecondNeeded: false,
} as const satisfies Partial<DeskPaymentRow>

export const aPaymentRow = (changes: Partial<DeskPaymentRow> = {}): DeskPaymentRow => ({
  ...row,
  contracts: [...row.contracts],
  decidedAt: null,
  ...changes,
})

export const aPayment = (changes: Partial<DeskPayment> = {}): DeskPayment => ({
  ...row,
  contracts: [...row.contracts],
  receiptNumber: '140508240822518',
  receiptType: 'SATNA',
  bank: 'Bank Pasargad',
  paidAt: '2026-11-15T04:52:00.000Z',
  payer: 'Leila Hosseini',
  description: '',
  sentBy: 'Nasrin Rahimi',
  language: 'fa',
  file: { name: 'receipt.png', mediaType: 'image/png', isHeld: false },
  isFileRefused: false,
  shares: [{ contractId: 2203, number: 'C-2203', expected: 94_500, credited: 0, refunded: 0, free: 0, due: 94_500 }],
  rate: { day: '2026-11-15', fromAmount: 1_312_000, toAmount: 100 },
  rateKnownYesterday: { day: '2026-11-15', fromAmount: 1_312_000, toAmount: 100 },
  secondPersonAbove: 100_000,
  approval: null,
  decision: null,
  overruled: '',
  twins: [],
  sameNumber: [],
  ...changes,
})

export const anApproval = (changes: Partial<NonNullable<DeskPayment['approval']>> = {}) => ({
  by: 'Babak Irani',
  at: '2026-11-15T05:30:00.000Z',
  amount: 1_239_840_000,
  credited: 94_500,
  rate: { day: '2026-11-15', fromAmount: 1_312_000, toAmount: 100 },
  isMine: false,
  ...changes,
})

export const aTwin = (changes: Partial<PaymentTwin> = {}): PaymentTwin => ({
  id: 3391,
  number: 'P-3391',
  agency: { id: 7, name: 'Parvaz Asia' },
  state: 'Approved',
  receiptNumber: '140508240822518',
  bank: 'Bank Pasargad',
  amount: 1_239_840_000,
  currency: 'IRR',
  sentAt: '2026-11-09T08:00:00.000Z',
  hasFile: true,
  why: 'number',
  ...changes,
})

export const aCashPayment = (changes: Partial<DeskPayment> = {}): DeskPayment =>
  aPayment({
    id: 118,
    number: 'P-118',
    kind: 'cash',
    state: 'Requested',
    amount: 20_000,
    currency: 'EUR',
    expected: 20_000,
    receiptNumber: '',
    receiptType: '',
    bank: '',
    paidAt: null,
    payer: 'Reza Amini',
    file: null,
    rate: null,
    rateKnownYesterday: null,
    shares: [{ contractId: 2203, number: 'C-2203', expected: 20_000, credited: 0, refunded: 0, free: 0, due: 94_500 }],
    ...changes,
  })

export const someReasons: PaymentReason[] = [
  {
    id: 1,
    version: 1,
    nameEn: 'Not at the bank',
    nameFa: 'در بانک دیده نشد',
    sentenceEn: 'We did not find this money at the bank.',
    sentenceFa: 'این مبلغ در حساب بانکی دیده نشد.',
    active: true,
  },
  {
    id: 2,
    version: 1,
    nameEn: 'Counted already',
    nameFa: 'فیش تکراری',
    sentenceEn: 'This money has been counted already.',
    sentenceFa: 'این مبلغ پیش‌تر منظور شده است.',
    active: true,
  },
]

/** The smallest picture there is. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.codePointAt(0)!,
)
export const aPicture = fileTo(downloadDeskPaymentFile, { name: 'receipt.png', mediaType: 'image/png', content: pixel })
export const listedPayments = (...rows: DeskPaymentRow[]) => answerTo(listDeskPayments, { rows, next: null })
export const someCounts = answerTo(countDeskPayments, { waiting: 5, second: 1, flagged: 2, cash: 1, adjustments: 0 })
export const reasonsListed = answerTo(listPaymentReasons, someReasons)
