import type { BookingRequest } from '#request/booking-request.ts'
import { fieldsOf } from '#ground/problem.ts'
import type { ProblemCode } from '#ground/problem.ts'
import type { Moment } from '#request/events.ts'
import { refuse } from '#ground/result.ts'
import type { Refusal, Result } from '#ground/result.ts'

/** A condition with a name. `check` is silent when it holds, and otherwise says what is wrong. */
export type Guard<Given = Moment> = {
  readonly name: string
  readonly check: (request: BookingRequest, given: Given) => Refusal | undefined
}

export function guard<Given = Moment>(
  name: string,
  why: ProblemCode,
  holds: (request: BookingRequest, given: Given) => boolean,
): Guard<Given> {
  const refusal = refuse(why, { fields: fieldsOf(why) })
  return { name, check: (request, given) => (holds(request, given) ? undefined : refusal) }
}

/** For what another rule has judged already: its refusal is passed on as it is, with its values and fields. */
export function verdict<Given>(name: string, of: (given: Given) => Result<unknown>): Guard<Given> {
  return {
    name,
    check: (_, given) => {
      const result = of(given)
      return result.ok ? undefined : result
    },
  }
}

export function firstRefusal<Given>(
  guards: readonly Guard<Given>[],
  request: BookingRequest,
  given: Given,
): Refusal | undefined {
  for (const { check } of guards) {
    const refusal = check(request, given)
    if (refusal) return refusal
  }
  return undefined
}
