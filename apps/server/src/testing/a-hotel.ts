import { addHotel, type hotelBody } from '@sarai/wire/desk/hotels.ts'
import type { Call } from '@sarai/wire/core/client.ts'
import type * as z from 'zod/mini'

type Hotel = z.input<typeof hotelBody>

export function aHotel(changes: Partial<Hotel> = {}): Hotel {
  return {
    nameEn: 'Galata Court',
    nameFa: 'گالاتا کورت',
    grade: 4.5,
    placeId: 'tr-istanbul-galata',
    address: 'Serdar-ı Ekrem 12',
    descriptionEn: '',
    descriptionFa: '',
    ...changes,
  }
}

/** Adds a hotel as the desk does. */
export const addAHotel = (desk: Call, changes: Partial<Hotel> = {}) => desk(addHotel, { body: aHotel(changes) })

/** What an upload answers, without the upload: any key of the right shape. */
export function aStoredPicture(digit: string) {
  return { key: digit.repeat(40), width: 1600, height: 600 }
}
