import type { ActivityRow } from '@sarai/contract/activity.ts'
import type { StaffRole } from '@sarai/contract/operation.ts'
import { isCalendarDay } from '@sarai/domain/calendar-day.ts'
import type { Currency } from '@sarai/domain/money.ts'
import type { Board, RoomView } from '@sarai/domain/what-is-sold.ts'
import { ltr } from '@sarai/locale/bidi.ts'
import { currencyName } from '@sarai/locale/currencies.ts'
import { showDate } from '@sarai/locale/date-display.ts'
import { showMoney, showMoneyDifference } from '@sarai/locale/money-display.ts'
import { showNumber } from '@sarai/locale/number-display.ts'
import { boardName, viewName } from '@sarai/locale/room-words.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useCodeWords } from '#shared/activity/value-words.ts'
import { useGroupName } from '#shared/agency-groups.ts'
import { useRoleWords } from '#shared/roles/role-words.ts'

const prices = /(^price|Price|^amount|Amount)$/
const differences = /Difference$/
/** Whole minor units, of the currency that stands beside them. */
export const isAmount = (name: string) => prices.test(name) || differences.test(name)

/** Numbers that name something: a thousands separator would tell another one. */
const numbersOfThings = new Set(['copyOf', 'roomTypeId', 'version'])

/** A value of the log as its reader would write it. Undefined where the step has none. */
export function useValueText({ what, subject, before, after }: ActivityRow) {
  const { language } = useLanguage()
  const wordOf = useCodeWords()
  const role = useRoleWords()
  const groupName = useGroupName()
  /** A rate is told in two currencies, which it is about: EUR/IRR. */
  const [from, to] = what === 'rate-add' ? subject.split('/') : []
  const currencyOf = (name: string) =>
    name === 'fromAmount' ? from : name === 'toAmount' ? to : (after?.['currency'] ?? before?.['currency'])

  const ofNumber = (name: string, value: number) => {
    const currency = currencyOf(name)
    const money = { minor: BigInt(Math.round(value)), currency: currency as Currency }
    if (typeof currency !== 'string') return showNumber(language, value)
    if (differences.test(name)) return showMoneyDifference(language, money)
    if (prices.test(name)) return showMoney(language, money)
    return showNumber(language, value)
  }
  const ofText = (name: string, value: string) => {
    if (isCalendarDay(value)) return showDate(language, value)
    switch (name) {
      case 'board':
        return boardName(language, value as Board)
      case 'view':
        return viewName(language, value as RoomView)
      case 'group':
        return groupName(value)
      case 'groups':
        return value.split(', ').map(groupName).join(' · ')
      case 'currency':
        return currencyName(language, value)
      case 'mobile':
      case 'supportPhone':
        return ltr(value)
      case 'roles':
        return value
          .split(',')
          .map((one) => role(one as StaffRole))
          .join(' · ')
      case 'status':
      case 'role':
        return wordOf(value) ?? value
      default:
        return value
    }
  }
  return (side: 'before' | 'after', name: string): string | undefined => {
    const value = { before, after }[side]?.[name]
    if (value === undefined) return undefined
    if (value === null || value === '') return wordOf(`no-${name}`) ?? '–'
    if (typeof value === 'boolean') return wordOf(value ? 'yes' : 'no')
    if (typeof value === 'string') return ofText(name, value)
    return numbersOfThings.has(name) ? String(value) : ofNumber(name, value)
  }
}
