import { isCalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { isCurrency, money } from '@sarai/domain/ground/money.ts'
import type { ProblemCode } from '@sarai/domain/ground/problem.ts'
import type { ProblemValues } from '@sarai/domain/ground/result.ts'
import { showDate } from '#date/date-display.ts'
import { showWait } from '#date/duration-display.ts'
import type { Language } from '#language.ts'
import { say } from '#message.ts'
import { showMoney } from '#number/money-display.ts'
import { changeText } from '#words/change-texts.ts'
import { problemTexts } from '#words/problem-texts.ts'

/** The sentence of a refusal. It names a day, a wait or an amount as data; whoever reads it has a calendar and digits. */
export function sayProblem(language: Language, code: ProblemCode, values: ProblemValues): string {
  const readable = Object.entries(values).map(([name, value]) => {
    const isDay = typeof value === 'string' && isCalendarDay(value)
    return [name, isDay ? showDate(language, value) : value] as const
  })
  if (typeof values.seconds === 'number') readable.push(['wait', showWait(language, values.seconds)])
  const { minor, currency } = values
  if (typeof minor === 'number' && typeof currency === 'string' && isCurrency(currency)) {
    readable.push(['amount', showMoney(language, money(minor, currency))])
  }
  // Which values a text needs is not known here, so the compiler cannot check them; problem.test.ts does.
  const told = code === 'STATE_CHANGED' ? changeText(language, values['what']) : undefined
  const sentence: string = told ?? problemTexts[language][code]
  return (say as (l: Language, s: string, v: object) => string)(language, sentence, Object.fromEntries(readable))
}
