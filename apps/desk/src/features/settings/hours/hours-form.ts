import * as z from 'zod/mini'
import { parseClockTime, type ClockTime } from '@sarai/domain/ground/clock-time.ts'
import { faultsOfHours } from '@sarai/domain/request/clocks/settable-hours.ts'
import type { readAnswerHours } from '@sarai/wire/desk/house-rules.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'

/** From Saturday to Friday, each as ISO 8601 counts it. */
export const week = [6, 7, 1, 2, 3, 4, 5] as const
export type Weekday = (typeof week)[number]

type Works = { [Field in `works${Weekday}`]: boolean }
type Times = { [Field in `opens${Weekday}` | `closes${Weekday}`]: string }
/** Flat: each field is compared by itself with what a colleague saved meanwhile. */
export type TypedHours = Works & Times & { answerMinutes: string }

const fields = week.flatMap((day) => [
  [`works${day}`, z.boolean()] as const,
  [`opens${day}`, z.string()] as const,
  [`closes${day}`, z.string()] as const,
])
const typedHours = z.strictObject({
  ...Object.fromEntries(fields),
  answerMinutes: z.string(),
}) as unknown as z.ZodMiniType<TypedHours, TypedHours>

/** As it is typed: a day on which nobody works may hold any times. */
export const hoursForm = typedHours.check(
  z.check<TypedHours>(({ value, issues }) => {
    const wrong = (field: keyof TypedHours, message: string) =>
      issues.push({ code: 'custom', input: value, path: [field], message })
    const working = week.filter((day) => value[`works${day}`])
    for (const field of working.flatMap((day) => [`opens${day}`, `closes${day}`] as const)) {
      if (value[field] === '') wrong(field, 'required')
      else if (parseClockTime(value[field]) === undefined) wrong(field, 'time')
    }
    const hours = hoursOf(value)
    for (const found of faultsOfHours(hours)) {
      if ('shift' in found) wrong(`closes${hours.shifts[found.shift]!.weekday}`, 'closesTooEarly')
      else if (found.fault === 'target-out-of-range') {
        wrong('answerMinutes', value.answerMinutes === '' ? 'required' : 'answerMinutes')
        // Times that cannot be read are told at their own fields.
      } else if (working.length === 0) wrong(`works${week[0]}`, 'workingDay')
    }
  }),
)

/** As the wire has it; a day whose times cannot be read is left out. */
export function hoursOf(typed: TypedHours) {
  const shifts = week.flatMap((weekday): { weekday: Weekday; opens: ClockTime; closes: ClockTime }[] => {
    const [opens, closes] = [parseClockTime(typed[`opens${weekday}`]), parseClockTime(typed[`closes${weekday}`])]
    return typed[`works${weekday}`] && opens && closes ? [{ weekday, opens, closes }] : []
  })
  return { shifts, answerMinutes: /^\d{1,9}$/.test(typed.answerMinutes) ? Number(typed.answerMinutes) : 0 }
}

export function typedOf({ shifts, answerMinutes }: ReplyOf<typeof readAnswerHours>): TypedHours {
  const ofDays = week.map((weekday) => {
    const shift = shifts.find((one) => one.weekday === weekday)
    return {
      [`works${weekday}`]: shift !== undefined,
      [`opens${weekday}`]: shift?.opens ?? '',
      [`closes${weekday}`]: shift?.closes ?? '',
    }
  })
  return Object.assign({ answerMinutes: String(answerMinutes) }, ...ofDays) as TypedHours
}
