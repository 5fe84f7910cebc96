import type * as z from 'zod/mini'
import type {
  AgencyId,
  ContractId,
  HotelId,
  PackageId,
  PaymentId,
  PropertyId,
  RequestId,
  RoomTypeId,
  StaffId,
  TicketId,
  UserId,
} from '@sarai/domain/ground/ids.ts'
import { id, idInAddress } from '#values/numbers.ts'

/**
 * Checked like every id, and known from there on as what it names: the server cannot take a hotel's for a package's.
 * Whoever sends one sends a number.
 */
const idOf = <Kind extends number>() => id as unknown as z.ZodMiniType<Kind, number>
const idInAddressOf = <Kind extends number>() => idInAddress as unknown as z.ZodMiniType<Kind>

export const packageId = idOf<PackageId>()
export const contractId = idOf<ContractId>()
export const agencyId = idOf<AgencyId>()
export const hotelId = idOf<HotelId>()
export const propertyId = idOf<PropertyId>()
export const roomTypeId = idOf<RoomTypeId>()
export const requestId = idOf<RequestId>()

export const agencyIdInAddress = idInAddressOf<AgencyId>()
export const contractIdInAddress = idInAddressOf<ContractId>()
export const paymentIdInAddress = idInAddressOf<PaymentId>()
export const userIdInAddress = idInAddressOf<UserId>()
export const staffIdInAddress = idInAddressOf<StaffId>()
export const packageIdInAddress = idInAddressOf<PackageId>()
export const hotelIdInAddress = idInAddressOf<HotelId>()
export const propertyIdInAddress = idInAddressOf<PropertyId>()
export const requestIdInAddress = idInAddressOf<RequestId>()
export const ticketIdInAddress = idInAddressOf<TicketId>()
export const roomTypeIdInAddress = idInAddressOf<RoomTypeId>()
