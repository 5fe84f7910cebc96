import type { ProblemCode } from '#ground/problem.ts'

/** What the sentence of a refusal needs to be complete: numbers, codes and days, never finished text. */
export type ProblemValues = Readonly<Record<string, string | number>>

export type Refusal = {
  readonly ok: false
  readonly why: ProblemCode
  readonly values?: ProblemValues
  /** The inputs concerned, as paths (`rooms.0.guests.1.dateOfBirth`), so that a form can mark them. */
  readonly fields?: readonly string[]
}

/** A rule either gives its value or says what is wrong. Rules never throw for what a person may have done. */
export type Result<Value> = { readonly ok: true; readonly value: Value } | Refusal

export function ok<Value>(value: Value): Result<Value> {
  return { ok: true, value }
}

export function refuse(
  why: ProblemCode,
  details: { values?: ProblemValues; fields?: readonly string[] } = {},
): Refusal {
  return { ok: false, why, ...details }
}
