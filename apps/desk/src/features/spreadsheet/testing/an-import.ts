import { readPriceSheets, type PriceChange, type PriceImport } from '@sarai/wire/desk/price-sheets.ts'
import { answerTo } from '@sarai/frame/testing/answers.ts'

export const ready: PriceImport = {
  id: 21,
  packageId: 3,
  state: 'ready',
  progress: 100,
  added: 0,
  changed: 1,
  removed: 1,
  far: 0,
  problem: null,
  faults: [],
  faultCount: 0,
  conflicts: [],
  conflictCount: 0,
  uploadedBy: 'Leila Moradi',
  uploadedAt: '2026-11-14T06:12:00Z',
  appliedAt: null,
}

export const dearer: PriceChange = {
  id: 1,
  kind: 'changed',
  what: 'period',
  hotelEn: 'Pera Palace',
  hotelFa: 'پرا پالاس',
  roomEn: 'Deluxe double',
  roomFa: 'دبل دلوکس',
  firstNight: '2026-10-10',
  lastNight: '2026-10-31',
  fields: [{ field: 'price', before: 15_500, after: 16_000, nearest: null }],
}

/** With a zero too many. */
export const slipped: PriceChange = {
  ...dearer,
  id: 3,
  fields: [{ field: 'price', before: 15_500, after: 155_000, nearest: 16_000 }],
}

/** So is a surcharge. */
export const slippedDifference: PriceChange = {
  ...dearer,
  id: 4,
  what: 'special',
  fields: [{ field: 'price', before: 1_500, after: -25_000, nearest: 2_500 }],
}

export const newContact: PriceChange = {
  id: 2,
  kind: 'changed',
  what: 'contact',
  hotelEn: 'Pera Palace',
  hotelFa: 'پرا پالاس',
  roomEn: null,
  roomFa: null,
  firstNight: null,
  lastNight: null,
  fields: [
    { field: 'contactEmail', before: '', after: 'reservations@pera.example', nearest: null },
    { field: 'contactLanguage', before: 'en', after: 'tr', nearest: null },
  ],
}

export const sheets = (last: PriceImport | null) =>
  answerTo(readPriceSheets, { titleEn: 'Istanbul in autumn', titleFa: 'استانبول در پاییز', currency: 'EUR', last })
