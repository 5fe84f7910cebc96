import type { PeriodFields } from '@sarai/wire/desk/prices.ts'
import type { RoomTypeId } from '@sarai/domain/ground/ids.ts'
import { query } from '#database/query.ts'

/** A period as it stands, and the room type that it is of. */
export const readPeriod = query<
  { periodId: number },
  PeriodFields & { version: number; room: string; roomTypeId: RoomTypeId }
>(`
  select price_period.version, first_night as "firstNight", last_night as "lastNight", price,
    room_type.name_en as room, room_type.id as "roomTypeId"
  from price_period join room_type on room_type.id = room_type_id where price_period.id = $periodId`)
