import type { CommissionRow } from '@sarai/wire/desk/commissions.ts'

/** Nights that are never over while the tests live, and that began before them. */
export const inGalata: CommissionRow = {
  id: 5,
  version: 2,
  firstNight: '2026-01-10',
  lastNight: '2098-12-20',
  currency: 'EUR',
  amount: 1_500,
  extraAmount: 250,
  standing: 'current',
  hotel: {
    id: 3,
    nameEn: 'Galata Palace',
    nameFa: 'گالاتا پالاس',
    grade: 4,
    place: {
      id: 'galata',
      nameEn: 'Galata',
      nameFa: 'گالاتا',
      city: { id: 'istanbul', nameEn: 'Istanbul', nameFa: 'استانبول' },
      countryCode: 'TR',
      timeZone: 'Europe/Istanbul',
    },
    active: true,
  },
  isSold: false,
}
