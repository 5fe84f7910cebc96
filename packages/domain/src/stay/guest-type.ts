import type { Extra } from '#catalogue/room-rates.ts'

export type GuestTypeCode = 'ADT' | 'ADTEB' | 'CHDNB' | 'CHDWB'

export type GuestType = {
  readonly id: number
  readonly code: GuestTypeCode
  /** The extra that this guest sleeps in; a main guest has one of the room's own beds. */
  readonly extra?: Extra
  /** Completed years on the check-in day, both included. */
  readonly ages?: { readonly youngest: number; readonly oldest: number }
}

/** The ids and codes are the wire's. */
export const guestTypes: Readonly<Record<GuestTypeCode, GuestType>> = {
  ADT: { id: 1, code: 'ADT' },
  ADTEB: { id: 2, code: 'ADTEB', extra: 'extraBed' },
  CHDNB: { id: 3, code: 'CHDNB', extra: 'childNoBed', ages: { youngest: 0, oldest: 5 } },
  CHDWB: { id: 4, code: 'CHDWB', extra: 'childWithBed', ages: { youngest: 6, oldest: 11 } },
}

export function guestTypeById(id: number): GuestType | undefined {
  return Object.values(guestTypes).find((type) => type.id === id)
}
