import type { PricedStay } from '@sarai/wire/portal/requests.ts'

/** How the commission comes about, where every room earns the same in every night; else there is no short word for it. */
export function commissionEach({ EachRoomPrice }: PricedStay) {
  const fares = EachRoomPrice.flatMap(({ FareBreakDown }) => FareBreakDown)
  const [amount = 0, ...others] = fares.map(({ Commission, ExtraCommission }) => Commission + ExtraCommission)
  if (amount === 0 || others.some((other) => other !== amount)) return undefined
  const rooms = EachRoomPrice.length
  return { amount, rooms, nights: fares.length / rooms }
}
