import * as z from 'zod/mini'
import type { CancellationPolicy } from '@sarai/domain/stay/cancellation-policy.ts'
import { faultsOfPolicy, mostDaysBefore } from '@sarai/domain/stay/settable-policy.ts'

/** As many as there can be steps. */
export const places = [1, 2, 3, 4, 5] as const
export type Place = (typeof places)[number]

/** Flat: each field is compared by itself with what a colleague saved meanwhile. A place with nothing in it is no step. */
export type TypedPolicy = { [Field in `daysBefore${Place}` | `percent${Place}`]: string }

const fields = places.flatMap((place) => [`daysBefore${place}`, `percent${place}`] as const)
const typedPolicy = z.strictObject(
  Object.fromEntries(fields.map((field) => [field, z.string()])),
) as unknown as z.ZodMiniType<TypedPolicy, TypedPolicy>

export const policyForm = typedPolicy.check(
  z.check<TypedPolicy>(({ value, issues }) => {
    const wrong = (field: keyof TypedPolicy, message: string) =>
      issues.push({ code: 'custom', input: value, path: [field], message })
    const filled = filledPlaces(value)
    for (const place of filled) {
      const [daysBefore, percent] = [`daysBefore${place}`, `percent${place}`] as const
      if (value[daysBefore] === '') wrong(daysBefore, 'required')
      else if (wholeIn(value[daysBefore], mostDaysBefore) === undefined) wrong(daysBefore, 'daysBefore')
      if (value[percent] === '') wrong(percent, 'required')
      else if (wholeIn(value[percent], 100) === undefined) wrong(percent, 'percent')
    }
    const steps = stepsAt(value)
    for (const { fault, step } of faultsOfPolicy(steps)) {
      if (fault === 'same-days') wrong(`daysBefore${steps[step]!.place}`, 'sameDays')
      else wrong(`percent${steps[step]!.place}`, 'costsLess')
    }
  }),
)

export function filledPlaces(typed: TypedPolicy): Place[] {
  return places.filter((place) => typed[`daysBefore${place}`] !== '' || typed[`percent${place}`] !== '')
}

/** As the wire has it; what cannot be read is left out. */
export function policyOf(typed: TypedPolicy): CancellationPolicy {
  return stepsAt(typed).map(({ daysBefore, percent }) => ({ daysBefore, percent }))
}

export function typedOf({ steps }: { steps: CancellationPolicy }): TypedPolicy {
  const ofPlaces = places.map((place) => {
    const step = steps[place - 1]
    return {
      [`daysBefore${place}`]: step ? String(step.daysBefore) : '',
      [`percent${place}`]: step ? String(step.percent) : '',
    }
  })
  return Object.assign({}, ...ofPlaces) as TypedPolicy
}

/** The places behind it move up by one. */
export function withoutPlace(typed: TypedPolicy, gone: Place): TypedPolicy {
  const left = places.filter((place) => place !== gone)
  const moved = places.map((place, at) => {
    const from = left[at]
    return {
      [`daysBefore${place}`]: from ? typed[`daysBefore${from}`] : '',
      [`percent${place}`]: from ? typed[`percent${from}`] : '',
    }
  })
  return Object.assign({}, ...moved) as TypedPolicy
}

function stepsAt(typed: TypedPolicy) {
  return filledPlaces(typed).flatMap((place) => {
    const daysBefore = wholeIn(typed[`daysBefore${place}`], mostDaysBefore)
    const percent = wholeIn(typed[`percent${place}`], 100)
    return daysBefore === undefined || percent === undefined ? [] : [{ place, daysBefore, percent }]
  })
}

function wholeIn(typed: string, most: number): number | undefined {
  const number = /^\d{1,3}$/.test(typed) ? Number(typed) : undefined
  return number !== undefined && number <= most ? number : undefined
}
