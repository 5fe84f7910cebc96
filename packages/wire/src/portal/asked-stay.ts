import * as z from 'zod/mini'
import { day } from '#values/days.ts'
import { propertyId, roomTypeId } from '#values/ids.ts'
import { whole } from '#values/numbers.ts'
import { line, shape } from '#values/text.ts'

/** The stay that an agency asks for, as the wizard sends it: what is judged is judged by the domain's own rules. */

/** More rooms than a coach brings guests for are another request. */
export const mostRooms = 20
/** The largest room that is sold, with every extra. */
export const mostGuests = 20

const sentGuest = z.strictObject({
  /** 1 main guest, 2 extra bed, 3 child without bed, 4 child with bed. */
  HotelGuestTypeId: whole(1, 4),
  FirstName: line(80),
  LastName: line(80),
  /** Children must tell it. */
  DateOfBirth: z.optional(line(10)),
  Gender: z.optional(z.enum(['Female', 'Male'])),
  /** It may follow later: then it is empty. */
  PassportNumber: line(40),
  NationalityCode: shape(2, /^[A-Za-z]{2}$/, 'required'),
})
export type SentGuest = z.output<typeof sentGuest>

export const guestsOfRoom = z.array(sentGuest).check(z.maxLength(mostGuests, { abort: true }))

export const askedRoom = {
  RoomTypeId: roomTypeId,
  HasExtraBed: z.boolean(),
  HasChildWithBed: z.boolean(),
  HasChildNoBed: z.boolean(),
  Guests: guestsOfRoom,
}
const room = z.strictObject(askedRoom)
export type SentRoom = z.output<typeof room>

export const askedStay = {
  AccommodationPropertyId: propertyId,
  CheckInDate: day,
  CheckOutDate: day,
  Rooms: z.array(room).check(z.minLength(1, 'required'), z.maxLength(mostRooms, { abort: true })),
}
export type AskedStayBody = z.output<z.ZodMiniObject<typeof askedStay>>
