import type { ActivityValue, WordList } from '@sarai/wire/desk/activity-values.ts'
import { staffRoles } from '@sarai/domain/people/staff-role.ts'
import { isCalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { Currency } from '@sarai/domain/ground/money.ts'
import { boards, roomViews } from '@sarai/domain/catalogue/what-is-sold.ts'
import { ltr } from '@sarai/locale/text/bidi.ts'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { showClockRange, showDate } from '@sarai/locale/date/date-display.ts'
import { showWorkingTime } from '@sarai/locale/date/duration-display.ts'
import { showMoney, showMoneyDifference } from '@sarai/locale/number/money-display.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { sayCancellation } from '@sarai/locale/words/cancellation-sentence.ts'
import { boardName, viewName } from '@sarai/locale/words/room-words.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useCodeWords } from '#shared/activity/value-words.ts'
import { useGroupName } from '#shared/agency-groups.ts'
import { useRoleWords } from '#shared/roles/role-words.ts'

/** A value of the log as its reader would write it, by what it says it is. The name only tells what nothing means. */
export function useValueText(): (name: string, value: ActivityValue | null) => string {
  const { language } = useLanguage()
  const wordOf = useCodeWords()
  const wordIn = useListWords()
  return (name, value) => {
    switch (value?.is) {
      case undefined:
        return wordOf(`no-${name}`) ?? '–'
      case 'text':
        return value.text
      case 'contact':
        return ltr(value.text)
      case 'number':
        return showNumber(language, value.number)
      case 'id':
        return String(value.id)
      case 'yes-no':
        return wordOf(value.yes ? 'yes' : 'no') ?? ''
      case 'day':
        return isCalendarDay(value.day) ? showDate(language, value.day) : value.day
      case 'money':
        return showMoney(language, moneyOf(value))
      case 'difference':
        return showMoneyDifference(language, moneyOf(value))
      case 'hours':
        return showClockRange(language, value.opens, value.closes)
      case 'minutes':
        return showWorkingTime(language, value.minutes)
      case 'cancellation':
        return sayCancellation(language, value.steps).join(' · ')
      case 'words':
        return value.codes.map((code) => wordIn[value.of](code)).join(' · ')
    }
  }
}

function moneyOf({ minor, currency }: { minor: number; currency: string }) {
  return { minor: BigInt(Math.round(minor)), currency: currency as Currency }
}

/** A code that the list does not know any more is shown as it is. */
function useListWords(): Record<WordList, (code: string) => string> {
  const { language } = useLanguage()
  const wordOf = useCodeWords()
  const role = useRoleWords()
  const groupName = useGroupName()
  const known = <Code extends string>(codes: readonly Code[], name: (code: Code) => string) =>
    function shown(given: string): string {
      const code = codes.find((one) => one === given)
      return code === undefined ? given : name(code)
    }
  return {
    status: (code) => wordOf(code) ?? code,
    role: (code) => wordOf(code) ?? code,
    'staff-role': known(staffRoles, role),
    board: known(boards, (code) => boardName(language, code)),
    view: known(roomViews, (code) => viewName(language, code)),
    'agency-group': groupName,
    currency: (code) => currencyName(language, code),
    'hotel-language': (code) => wordOf(code) ?? code,
  }
}
