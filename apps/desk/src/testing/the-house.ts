import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { Holiday, readAnswerHours, readCancellationPolicy } from '@sarai/wire/desk/house-rules.ts'
import type { Currency, PaymentChoice, Rate, readHouse } from '@sarai/wire/desk/settings.ts'

export const house: ReplyOf<typeof readHouse> = {
  version: 3,
  supportPhone: '+98 21 8800 1234',
  installedPhone: '+98 21 9100 0000',
  currency: 'EUR',
  terms: {
    version: 5,
    textEn: 'Rooms are held for a day.',
    textFa: 'اتاق‌ها یک روز نگه داشته می‌شوند.',
    setAt: '2026-11-10T06:12:00Z',
    setBy: 'Leila Moradi',
  },
}

export const euro: Currency = {
  code: 'EUR',
  version: 1,
  sign: '€',
  minorDigits: 2,
  nameEn: 'Euro',
  nameFa: 'یورو',
  active: true,
}
export const dollar: Currency = { ...euro, code: 'USD', sign: '$', nameEn: 'US dollar', nameFa: 'دلار آمریکا' }
export const rial: Currency = {
  code: 'IRR',
  version: 1,
  sign: 'IRR',
  minorDigits: 0,
  nameEn: 'Iranian rial',
  nameFa: 'ریال ایران',
  active: true,
}

export const mellat: PaymentChoice = { id: 2, version: 4, nameEn: 'Mellat Bank', nameFa: 'بانک ملت', active: false }

export const rate: Rate = {
  id: 8,
  from: 'EUR',
  to: 'IRR',
  day: '2026-11-14',
  fromAmount: 100,
  toAmount: 1_307_000,
  setAt: '2026-11-13T06:12:00Z',
  setBy: 'Omid Karimi',
}

export const nowruz: Holiday = { id: 4, version: 2, day: '2098-03-20', nameEn: 'Nowruz', nameFa: 'عید نوروز' }

const shift = (weekday: number, closes = '17:00') => ({ weekday, opens: '09:00', closes })
/** Saturday to Wednesday, half of Thursday, never on Friday. */
export const hours: ReplyOf<typeof readAnswerHours> = {
  version: 7,
  zone: 'Asia/Tehran',
  shifts: [shift(1), shift(2), shift(3), shift(4, '13:00'), shift(6), shift(7)],
  answerMinutes: 120,
  holidays: [nowruz],
}

export const policy: ReplyOf<typeof readCancellationPolicy> = {
  version: 2,
  steps: [
    { daysBefore: 7, percent: 50 },
    { daysBefore: 3, percent: 100 },
  ],
}
