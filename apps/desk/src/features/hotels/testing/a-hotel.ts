import type { HotelDetails, HotelRow, Place } from '@sarai/wire/desk/hotels.ts'

/** Answers about one hotel, as the server gives them. */

export const galata: Place = {
  id: 'istanbul-galata',
  nameEn: 'Galata',
  nameFa: 'گالاتا',
  city: { id: 'istanbul', nameEn: 'Istanbul', nameFa: 'استانبول' },
  countryCode: 'TR',
  timeZone: 'Europe/Istanbul',
}

const pera = {
  id: 7,
  nameEn: 'Pera Palace',
  nameFa: 'پرا پالاس',
  grade: 4.5,
  place: galata,
  active: true,
  editedAt: '2026-11-14T06:12:00Z',
}

export const peraRow: HotelRow = { ...pera, picture: 'a'.repeat(40), pictures: 2, packages: 3 }

export const peraDetails: HotelDetails = {
  ...pera,
  version: 4,
  timeZone: galata.timeZone,
  address: 'Mesrutiyet Cd. 52',
  descriptionEn: 'Opened for the guests of the Orient Express.',
  descriptionFa: 'برای مسافران قطار سریع‌السیر شرق ساخته شد.',
  contact: {
    version: 2,
    name: 'Elif Demir',
    email: 'reservations@pera.example',
    language: 'tr',
    telephone: '+90 212 555 01 07',
  },
  pictures: [
    { id: 11, version: 1, key: 'a'.repeat(40), width: 1600, height: 1200, altEn: 'The lobby', altFa: 'لابی هتل' },
    { id: 12, version: 1, key: 'b'.repeat(40), width: 1600, height: 1200, altEn: '', altFa: '' },
  ],
  soldIn: [
    {
      propertyId: 31,
      packageId: 3,
      titleEn: 'Istanbul in autumn',
      titleFa: 'استانبول در پاییز',
      status: 'published',
      board: 'HB',
      availableFrom: '2026-10-01',
      availableUntil: '2026-12-20',
      active: false,
    },
  ],
}
