declare const kindOf: unique symbol

/** A number that names one kind of thing: an agency's never passes for a request's. */
export type Id<Kind extends string> = number & { readonly [kindOf]: Kind }

export type AgencyId = Id<'agency'>
/** Somebody of an agency. */
export type UserId = Id<'user'>
/** Somebody of the desk. */
export type StaffId = Id<'staff'>
export type ContractId = Id<'contract'>
export type RequestId = Id<'request'>
export type PaymentId = Id<'payment'>
/** A support conversation. */
export type TicketId = Id<'ticket'>
export type PackageId = Id<'package'>
export type HotelId = Id<'hotel'>
/** A hotel as a package sells it. */
export type PropertyId = Id<'property'>
export type RoomTypeId = Id<'room type'>

/** For numbers that come from where they are known to be of that kind: a row, or a call that was checked. */
export const asAgencyId = (value: number) => value as AgencyId
export const asUserId = (value: number) => value as UserId
export const asStaffId = (value: number) => value as StaffId
export const asContractId = (value: number) => value as ContractId
export const asRequestId = (value: number) => value as RequestId
export const asPaymentId = (value: number) => value as PaymentId
export const asTicketId = (value: number) => value as TicketId
export const asPackageId = (value: number) => value as PackageId
export const asHotelId = (value: number) => value as HotelId
export const asPropertyId = (value: number) => value as PropertyId
export const asRoomTypeId = (value: number) => value as RoomTypeId
