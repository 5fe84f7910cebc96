import type { RoomPriceLine } from '@sarai/wire/portal/requests.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { FareNight } from '@sarai/ui/booking/fare-night.ts'
import type { FareTableProps } from '@sarai/ui/booking/fare-table-props.ts'

/** The nights of a room and who sleeps in it, as the wire has them. */
export function roomFares(room: RoomPriceLine): Pick<FareTableProps, 'nights' | 'extras'> {
  return {
    nights: room.FareBreakDown.map(({ Date: date, Price, SpecialDate, SpecialDateTitle }) => ({
      date: calendarDay(date),
      price: partsOf(Price),
      specialDate: partsOf(SpecialDate),
      specialTitle: SpecialDateTitle,
    })),
    extras: { childNoBed: room.HasChildNoBed, childWithBed: room.HasChildWithBed, extraBed: room.HasExtraBed },
  }
}

type SentParts = RoomPriceLine['FareBreakDown'][number]['Price']

function partsOf({ Room, ChildNoBed, ChildWithBed, ExtraBed }: SentParts): FareNight['price'] {
  return { room: Room, childNoBed: ChildNoBed, childWithBed: ChildWithBed, extraBed: ExtraBed }
}
