import type { Ad } from '@sarai/wire/desk/ads.ts'

export const nowruz: Ad = {
  id: 4,
  version: 2,
  picture: { key: 'a'.repeat(40), width: 1600, height: 600 },
  titleEn: 'Nowruz in Istanbul',
  titleFa: 'نوروز در استانبول',
  textEn: 'Rooms by the Bosphorus',
  textFa: 'اتاق‌هایی کنار بسفر',
  linkEn: '/hotels',
  linkFa: '/hotels?nowruz',
  shownFrom: '2026-12-01',
  shownUntil: '2027-03-20',
  active: true,
  standing: 'later',
}
