import { fieldsOf, type ProblemCode } from '@sarai/domain/ground/problem.ts'
import type { Refusal, Result } from '@sarai/domain/ground/result.ts'
import type { Language } from '@sarai/locale/language.ts'
import { sayProblem } from '@sarai/locale/words/say-problem.ts'

const statuses: Partial<Record<ProblemCode, number>> = {
  NOT_LOGGED_IN: 401,
  SESSION_IDLE: 401,
  SESSION_TOO_OLD: 401,
  FORBIDDEN: 403,
  FOREIGN_SITE: 403,
  NOT_FOUND: 404,
  UNKNOWN_MODEL: 406,
  IDEMPOTENCY_IN_PROGRESS: 409,
  BODY_TOO_LARGE: 413,
  FILE_TOO_LARGE: 413,
  FILE_TYPE_REFUSED: 415,
  IDEMPOTENCY_MISMATCH: 422,
  RATE_LIMITED: 429,
  GUESSES_CLOSED: 429,
  TOO_MANY_TABS: 429,
  UNEXPECTED: 500,
  BUSY: 503,
  FILES_UNREACHABLE: 503,
  OUTCOME_UNKNOWN: 503,
  STAFF_KNOWN: 409,
  OWN_ACCOUNT: 409,
  LAST_ADMIN: 409,
  STATE_CHANGED: 409,
  OWN_PROPOSAL: 409,
  NOTES_UNSEEN: 409,
  EXPORT_UNDER_WAY: 409,
  ADDRESS_LOST: 409,
  REASON_REQUIRED: 409,
  OWN_ACCESS: 409,
  LAST_OWNER: 409,
  NOTHING_TO_SELL: 409,
  NOT_A_DRAFT: 409,
}

/** A refusal that someone is meant to read. Its text is made at one place, in the caller's language. */
export class Problem extends Error {
  override name = 'Problem'
  readonly code: ProblemCode
  readonly values: Readonly<Record<string, string | number>>
  readonly fields: readonly string[]
  readonly status: number

  constructor(
    code: ProblemCode,
    details: {
      values?: Readonly<Record<string, string | number>>
      fields?: readonly string[]
      status?: number
      cause?: unknown
    } = {},
  ) {
    super(code, { cause: details.cause })
    this.code = code
    this.values = details.values ?? {}
    this.fields = details.fields ?? fieldsOf(code) ?? []
    this.status = details.status ?? statuses[code] ?? 400
  }

  textIn(language: Language, always: Readonly<Record<string, string>>): string {
    return sayProblem(language, this.code, { ...always, ...this.values })
  }
}

/** What a rule gives, or its refusal with all that it says. The one way from a rule of the domain to an answer. */
export function valueOf<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value
  throw refused(result)
}

/** `here`: what only the place of the call knows, as the field that was typed in. */
export function refused(
  { why, values, fields }: Refusal,
  here: { status?: number; fields?: readonly string[] } = {},
): Problem {
  return new Problem(why, { ...(values && { values }), ...(fields && { fields }), ...here })
}
