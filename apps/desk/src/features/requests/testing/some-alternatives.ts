import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { findAlternativeHotels } from '@sarai/wire/desk/requests/alternatives.ts'

type Hotel = ReplyOf<typeof findAlternativeHotels>['hotels'][number]

const superior = {
  roomTypeId: 31,
  nameEn: 'Superior Double',
  nameFa: 'دبل سوپریور',
  view: 'old-town',
  board: 'BB',
} as const
const suite = { roomTypeId: 32, nameEn: 'Court Suite', nameFa: 'سوئیت کورت', view: 'courtyard', board: 'HB' } as const

/** The hotel that was asked for. */
export const galata: Hotel = {
  propertyId: 11,
  hotelEn: 'Galata Court Hotel',
  hotelFa: 'هتل گالاتا کورت',
  packageEn: 'Winter in Istanbul',
  packageFa: 'زمستان استانبول',
  rooms: [superior, suite],
}

export const moda: Hotel = {
  ...galata,
  propertyId: 12,
  hotelEn: 'Moda Pier Hotel',
  hotelFa: 'هتل اسکله مدا',
  rooms: [{ ...suite, roomTypeId: 41, nameEn: 'Sea View Double', nameFa: 'دبل رو به دریا', view: 'sea' }],
}
