import { isCalendarDay } from '@sarai/domain/calendar-day.ts'
import { fieldsOf, type ProblemCode } from '@sarai/domain/problem.ts'
import { showDate } from '@sarai/locale/date-display.ts'
import { problemTexts } from '@sarai/locale/problem-texts.ts'
import type { Language } from '@sarai/locale/language.ts'
import { say } from '@sarai/locale/message.ts'

const statuses: Partial<Record<ProblemCode, number>> = {
  NOT_LOGGED_IN: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  UNKNOWN_MODEL: 406,
  IDEMPOTENCY_IN_PROGRESS: 409,
  FILE_TOO_LARGE: 413,
  FILE_TYPE_REFUSED: 415,
  IDEMPOTENCY_MISMATCH: 422,
  RATE_LIMITED: 429,
  UNEXPECTED: 500,
  BUSY: 503,
  OUTCOME_UNKNOWN: 503,
  STAFF_KNOWN: 409,
  OWN_ACCOUNT: 409,
  LAST_ADMIN: 409,
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
    // Which values a text needs is not known here, so the compiler cannot check them; problem.test.ts does.
    const sentence: string = problemTexts[language][this.code]
    const values = { ...always, ...readable(this.values, language) }
    return (say as (l: Language, s: string, v: object) => string)(language, sentence, values)
  }
}

/** A refusal names a day as data; whoever reads it has a calendar of their own. */
function readable(values: Problem['values'], language: Language): Record<string, string | number> {
  const entries = Object.entries(values).map(([name, value]) => {
    const isDay = typeof value === 'string' && isCalendarDay(value)
    return [name, isDay ? showDate(language, value) : value] as const
  })
  return Object.fromEntries(entries)
}
