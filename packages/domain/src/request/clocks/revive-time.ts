import type { BookingRequest } from '#request/booking-request.ts'
import { msPerHour } from '#ground/hotel-time.ts'
import type { Instant } from '#ground/hotel-time.ts'

export const reviveTime = 24 * msPerHour

/** Until when a request that its deadline closed may be revived; nothing where somebody closed it. */
export function revivableUntil({
  closing,
  checkInAt,
}: Pick<BookingRequest, 'closing' | 'checkInAt'>): Instant | undefined {
  return closing?.by.source === 'timer' ? Math.min(closing.at + reviveTime, checkInAt) : undefined
}
