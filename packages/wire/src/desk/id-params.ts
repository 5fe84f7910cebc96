import * as z from 'zod/mini'
import {
  agencyIdInAddress,
  hotelIdInAddress,
  packageIdInAddress,
  propertyIdInAddress,
  requestIdInAddress,
  roomTypeIdInAddress,
  staffIdInAddress,
  ticketIdInAddress,
} from '#values/ids.ts'

/** What a path is about: `/desk/api/packages/{id}`. */
export const agencyParams = z.strictObject({ id: agencyIdInAddress })
export const staffParams = z.strictObject({ id: staffIdInAddress })
export const packageParams = z.strictObject({ id: packageIdInAddress })
export const hotelParams = z.strictObject({ id: hotelIdInAddress })
export const propertyParams = z.strictObject({ id: propertyIdInAddress })
export const roomTypeParams = z.strictObject({ id: roomTypeIdInAddress })
export const ticketParams = z.strictObject({ id: ticketIdInAddress })
export const requestParams = z.strictObject({ id: requestIdInAddress })
