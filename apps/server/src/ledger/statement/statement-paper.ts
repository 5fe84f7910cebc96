import type { Transaction } from '@sarai/wire/portal/money/transactions.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { localTimeAt, type Instant } from '@sarai/domain/ground/hotel-time.ts'
import { money, type Currency } from '@sarai/domain/ground/money.ts'
import {
  showClockTime,
  showDate,
  showShortDate,
  showShortDateTime,
  tehran,
  todayIn,
} from '@sarai/locale/date/date-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { say } from '@sarai/locale/message.ts'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { isolate } from '@sarai/locale/text/bidi.ts'
import { describeLine } from '#ledger/statement/describe-line.ts'
import type { StatementContent } from '#ledger/statement/statement-sheets.ts'
import { statementWords } from '#ledger/statement/statement-words.ts'

type Paper = StatementContent & {
  readonly agency: string
  readonly from: string | null
  readonly until: string | null
  readonly now: Instant
}

/** Everything that the paper says, ready to be set: words, dates and amounts in one language. */
export function statementPaper(language: Language, paper: Paper) {
  const words = statementWords[language]
  const show = (minor: number) => showMoney(language, money(minor, paper.currency as Currency))
  const day = (text: string) => showDate(language, calendarDay(text))
  const until = day(paper.until ?? todayIn(tehran, paper.now))
  const sumOf = (side: 'Debit' | 'Credit') => paper.lines.reduce((sum, line) => sum + line[side], 0)
  return {
    language,
    words: {
      date: words.date,
      description: words.description,
      contract: words.contract,
      debit: words.debit,
      credit: words.credit,
      balance: words.balance,
      opening: words.opening,
      closing: words.closing,
      page: words.page,
    },
    title: `${words.statement} ${paper.agency}`,
    heading: words.statement,
    agency: isolate(paper.agency),
    footer: say(language, words.made, {
      agency: isolate(paper.agency),
      time: showShortDateTime(language, paper.now),
    }),
    account: say(language, words.of, { currency: currencyName(language, paper.currency) }),
    range:
      paper.from === null
        ? say(language, words.whole, { until })
        : say(language, words.range, { from: day(paper.from), until }),
    opening: balanceOf(language, paper.opening, show),
    closing: balanceOf(language, paper.closing, show),
    stands: standsOf(language, paper.closing, show),
    debits: show(sumOf('Debit')),
    credits: show(sumOf('Credit')),
    cut: paper.isCut ? words.cut : '',
    lines: paper.lines.map((line) => lineOf(language, line, show)),
  }
}

type Show = (minor: number) => string

function lineOf(language: Language, line: Transaction, show: Show) {
  const { day, time } = localTimeAt(Date.parse(line.Date), tehran)
  return {
    day: showShortDate(language, day),
    time: showClockTime(language, time),
    what: describeLine(language, line),
    note: line.HotelName === null || line.Part === 'commission' ? '' : isolate(line.HotelName),
    contract: line.OrderNumber,
    debit: line.Debit === 0 ? '' : show(line.Debit),
    credit: line.Credit === 0 ? '' : show(line.Credit),
    balance: balanceOf(language, line.Balance, show),
  }
}

/** A balance is never negative on paper: it says on which side it stands. */
function balanceOf(language: Language, minor: number, show: Show) {
  const { owed, have } = statementWords[language]
  return { amount: show(Math.abs(minor)), side: minor === 0 ? '' : minor > 0 ? owed : have }
}

function standsOf(language: Language, minor: number, show: Show): string {
  const words = statementWords[language]
  if (minor === 0) return words.settled
  return say(language, minor > 0 ? words.youOwe : words.youHave, { amount: show(Math.abs(minor)) })
}
