import type { Call } from '@sarai/wire/core/client.ts'
import { createPackage, type PackageFields } from '@sarai/wire/desk/packages.ts'
import { addProperty, readProperty } from '@sarai/wire/desk/properties.ts'
import { addRoomType, type RoomTypeFields } from '@sarai/wire/desk/room-types.ts'
import {
  type HotelId,
  type PackageId,
  type PropertyId,
  asPackageId,
  asPropertyId,
  asRoomTypeId,
} from '@sarai/domain/ground/ids.ts'
import type { TestDatabase } from '#testing/test-database.ts'

export const packageFields = (changes: Partial<PackageFields> = {}): PackageFields => ({
  titleEn: 'Istanbul autumn',
  titleFa: 'پاییز استانبول',
  currency: 'EUR',
  availableFrom: '2031-10-01',
  availableUntil: '2031-12-31',
  groups: [],
  ...changes,
})

export const roomFields = (changes: Partial<RoomTypeFields> = {}): RoomTypeFields => ({
  nameEn: 'Standard double',
  nameFa: 'دوتخته استاندارد',
  view: 'city',
  board: null,
  baseCapacity: 2,
  extraBedIsAllowed: true,
  childWithBedIsAllowed: true,
  childNoBedIsAllowed: true,
  extraBedAndChildWithBedAreAllowedTogether: false,
  basePrice: 100_00,
  childNoBedPrice: 10_00,
  childWithBedPrice: 30_00,
  extraBedPrice: 40_00,
  active: true,
  ...changes,
})

/** Packages, hotels and rooms, made by the calls that the desk makes. */
export function packageBuilders(database: TestDatabase, desk: Call) {
  const aHotel = async (nameEn = `Hotel ${crypto.randomUUID()}`, nameFa = 'هتل') => {
    const [hotel] = await database.sql<{ id: HotelId }>(
      `insert into hotel (name_en, name_fa, grade, location_id, time_zone)
       values ($1, $2, 4.5, 'tr-istanbul-taksim', 'Europe/Istanbul') returning id::int`,
      [nameEn, nameFa],
    )
    return hotel!.id
  }
  const aPackage = async (changes: Partial<PackageFields> = {}) => {
    const { id } = await desk(createPackage, { body: packageFields(changes) })
    return asPackageId(id)
  }
  const aProperty = async (packageId: PackageId, dates: { availableFrom?: string; availableUntil?: string } = {}) => {
    const hotelId = await aHotel()
    const { availableFrom, availableUntil } = { ...packageFields(), ...dates }
    const body = { hotelId, board: 'BB' as const, availableFrom, availableUntil, active: true }
    const { id } = await desk(addProperty, { params: { id: packageId }, body })
    return { id: asPropertyId(id), hotelId }
  }
  const aRoom = async (propertyId: PropertyId, changes: Partial<RoomTypeFields> = {}) => {
    const { id } = await desk(addRoomType, { params: { id: propertyId }, body: roomFields(changes) })
    return asRoomTypeId(id)
  }
  /** A package with one hotel with one room. */
  const aSoldRoom = async (changes: Partial<PackageFields> = {}) => {
    const packageId = await aPackage(changes)
    const { id: propertyId, hotelId } = await aProperty(packageId, changes)
    return { packageId, propertyId, hotelId, roomTypeId: await aRoom(propertyId) }
  }
  const propertyOf = (id: number) => desk(readProperty, { params: { id } })
  return { aHotel, aPackage, aProperty, aRoom, aSoldRoom, propertyOf }
}
