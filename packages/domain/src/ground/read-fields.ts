import type { ProblemCode } from '#ground/problem.ts'
import { ok, refuse } from '#ground/result.ts'
import type { Result } from '#ground/result.ts'

/**
 * A form on its way from text to values: `undefined` where a field could not be read. An optional field that was left
 * empty is `null`, which is a fine value.
 */
export type Attempt<Form> = { readonly [Field in keyof Form]: Form[Field] | undefined }

/** The form, or all the fields at once that have to be corrected. */
export function readAll<Form extends object>(attempt: Attempt<Form>, why: ProblemCode): Result<Form> {
  if (isRead(attempt)) return ok(attempt)
  const unread = Object.entries(attempt).filter(([, value]) => value === undefined)
  return refuse(why, { fields: unread.map(([field]) => field) })
}

function isRead<Form extends object>(attempt: Attempt<Form>): attempt is Attempt<Form> & Form {
  return Object.values(attempt).every((value) => value !== undefined)
}

/** An optional field: empty is `null`, anything else must be readable. */
export function optional<Value>(
  typed: string | undefined,
  read: (typed: string) => Value | undefined,
): Value | null | undefined {
  return typed === undefined || typed.trim() === '' ? null : read(typed)
}
