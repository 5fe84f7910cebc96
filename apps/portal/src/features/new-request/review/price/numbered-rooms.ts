import type { QuoteReply, RoomPriceLine } from '@sarai/wire/portal/requests.ts'

/** The rooms in the order of the request, counted from 1 as the pages count them. */
export function numberedRooms({ EachRoomPrice }: QuoteReply): (RoomPriceLine & { number: number })[] {
  return EachRoomPrice.map((room, place) => ({ ...room, number: place + 1 }))
}
