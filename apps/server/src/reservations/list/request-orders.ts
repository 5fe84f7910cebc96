import { today } from '#database/today.ts'

/** A range of an index, in its order. */
export type Leg = { readonly where: string; readonly order: string }

/** As the index request_by_deadline has it, letter by letter. */
const rank = `case turn when 'agency' then 0 when 'finance' then 1 when 'nobody' then 3 else 2 end`
const moment = `case turn when 'nobody' then check_in_at else coalesce(turn_due_at, 'infinity') end`
const isOver = `${rank} = 3 and ${moment} < now()`
const nearest = `${rank}, ${moment}, id`

export const isYours: Leg = { where: `${rank} = 0`, order: nearest }
export const isOurs: Leg = { where: `${rank} between 1 and 2`, order: nearest }

const asked = `check_in between $checkInFrom and $checkInUntil`

/**
 * In which order a list may be read: leg by leg from indexes that have it already, or sorted `by` the same. What is still
 * to come stands before what is over, each with the nearest first.
 */
export const orders = {
  number: { legs: [{ where: 'true', order: 'id desc' }], by: 'id desc' },
  'check-in': {
    legs: [
      { where: `${asked} and check_in >= ${today}`, order: 'check_in, id' },
      { where: `${asked} and check_in < ${today}`, order: 'check_in desc, id desc' },
    ],
    by: `check_in < ${today}, abs(check_in - ${today}), id`,
  },
  deadline: {
    legs: [
      { where: `${rank} < 3`, order: nearest },
      { where: `${rank} = 3 and ${moment} >= now()`, order: nearest },
      { where: isOver, order: `${rank} desc, ${moment} desc, id desc` },
    ],
    by: `${rank}, ${isOver}, case when not (${isOver}) then ${moment} end, ${moment} desc, id`,
  },
} as const satisfies Record<string, { legs: readonly Leg[]; by: string }>

export type Order = keyof typeof orders
export const orderNames = Object.keys(orders) as Order[]
