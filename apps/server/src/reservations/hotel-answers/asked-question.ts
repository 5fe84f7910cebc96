import type { Board, RoomView } from '@sarai/domain/catalogue/what-is-sold.ts'
import type { Currency } from '@sarai/domain/ground/money.ts'
import { requestNumber } from '@sarai/domain/request/request-number.ts'
import type { GuestTypeCode } from '@sarai/domain/stay/guest-type.ts'
import type { RequestRow, RoomRow } from '#reservations/requests/request-queries.ts'

export type AskedGuest = {
  readonly type: GuestTypeCode
  readonly name: string
  /** Of a child: the hotel makes up a bed by it. */
  readonly born?: string
}
export type AskedRoom = {
  readonly name: string
  readonly view: RoomView
  readonly board: Board
  readonly guests: readonly AskedGuest[]
}

/**
 * What a hotel reads when it is asked: its own snapshot, so that its page reads nothing else. There is no price in it, no
 * commission, no passport and no agency.
 */
export type AskedQuestion = {
  readonly number: string
  readonly hotel: string
  readonly zone: string
  readonly checkIn: string
  readonly checkOut: string
  readonly rooms: readonly AskedRoom[]
  readonly wishes: string
  /** What it may offer instead, by its own names. */
  readonly roomTypes: readonly string[]
  /** In which it may type a price, the request's first. */
  readonly currencies: readonly Currency[]
}

/** Hotels in the places where we sell reckon in these. */
const usualCurrencies = ['EUR', 'USD', 'TRY'] as const

type SoldRoom = Pick<RoomRow, 'nameEn' | 'view' | 'board' | 'guests'>

export function askedQuestion(
  request: Pick<RequestRow, 'id' | 'hotelNameEn' | 'zone' | 'checkIn' | 'checkOut' | 'description'>,
  rooms: readonly SoldRoom[],
  more: { readonly wishes?: string; readonly roomTypes: readonly string[]; readonly currency: Currency },
): AskedQuestion {
  return {
    number: requestNumber(request.id),
    hotel: request.hotelNameEn,
    zone: request.zone,
    checkIn: request.checkIn,
    checkOut: request.checkOut,
    rooms: askedRooms(rooms),
    wishes: more.wishes ?? request.description,
    roomTypes: more.roomTypes,
    currencies: [...new Set<Currency>([more.currency, ...usualCurrencies])],
  }
}

export const askedRooms = (rooms: readonly SoldRoom[]): AskedRoom[] =>
  rooms.map(({ nameEn, view, board, guests }) => ({ name: nameEn, view, board, guests: guests.map(askedGuest) }))

function askedGuest([type, firstName, lastName, born]: RoomRow['guests'][number]): AskedGuest {
  const name = `${firstName} ${lastName}`.trim()
  const isChild = type === 'CHDNB' || type === 'CHDWB'
  return isChild && born !== null ? { type, name, born } : { type, name }
}
