import type * as z from 'zod/mini'
import type { AgencyId, HotelId, PackageId, PropertyId, RoomTypeId, StaffId, UserId } from '@sarai/domain/ground/ids.ts'
import { id, idInAddress } from '#values/numbers.ts'

/**
 * Checked like every id, and known from there on as what it names: the server cannot take a hotel's for a package's.
 * Whoever sends one sends a number.
 */
type Sent<Kind> = z.ZodMiniType<Kind, number>
type InAddress<Kind> = z.ZodMiniType<Kind>

export const packageId = id as unknown as Sent<PackageId>
export const hotelId = id as unknown as Sent<HotelId>
export const roomTypeId = id as unknown as Sent<RoomTypeId>

export const agencyIdInAddress = idInAddress as unknown as InAddress<AgencyId>
export const userIdInAddress = idInAddress as unknown as InAddress<UserId>
export const staffIdInAddress = idInAddress as unknown as InAddress<StaffId>
export const packageIdInAddress = idInAddress as unknown as InAddress<PackageId>
export const hotelIdInAddress = idInAddress as unknown as InAddress<HotelId>
export const propertyIdInAddress = idInAddress as unknown as InAddress<PropertyId>
export const roomTypeIdInAddress = idInAddress as unknown as InAddress<RoomTypeId>
