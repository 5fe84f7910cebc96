import { listAgencyGroups } from '@sarai/wire/desk/agency-groups.ts'
import type { PackageDetails } from '@sarai/wire/desk/packages.ts'
import type { HotelInPackage, PropertyRow } from '@sarai/wire/desk/properties.ts'
import { listCurrencies, readHouse } from '@sarai/wire/desk/settings.ts'
import { answerTo } from '@sarai/frame/testing/answers.ts'
import { dollar, euro, house } from '#testing/the-house.ts'

/** Answers about one package, as the server gives them. */

const gold = { code: 'gold', nameEn: 'Gold partners', nameFa: 'همکاران طلایی' }

export const oneGroup = answerTo(listAgencyGroups, [{ ...gold, version: 1, agencies: 4, packages: 1 }])

export const someChoices = [oneGroup, answerTo(listCurrencies, [euro, dollar]), answerTo(readHouse, house)]

export const autumn: PackageDetails = {
  id: 3,
  version: 5,
  titleEn: 'Istanbul in autumn',
  titleFa: 'استانبول در پاییز',
  currency: 'EUR',
  availableFrom: '2026-10-01',
  availableUntil: '2026-12-20',
  groups: ['gold'],
  status: 'draft',
  editedAt: '2026-11-14T06:12:00Z',
  hotels: 6,
  hotelsOnSale: 5,
  rooms: 17,
  hasPrices: true,
}

export const pera: HotelInPackage = {
  id: 7,
  nameEn: 'Pera Palace',
  nameFa: 'پرا پالاس',
  grade: 4.5,
  placeEn: 'Galata, Istanbul',
  placeFa: 'گالاتا، استانبول',
  active: true,
}

export const peraRow: PropertyRow = {
  id: 31,
  version: 2,
  hotel: pera,
  board: 'HB',
  availableFrom: '2026-10-05',
  availableUntil: '2026-12-15',
  active: true,
  rooms: 3,
  lowestPrice: 12_000,
}
