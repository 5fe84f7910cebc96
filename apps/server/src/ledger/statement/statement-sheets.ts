import type { Transaction } from '@sarai/wire/portal/money/transactions.ts'
import { localTimeAt } from '@sarai/domain/ground/hotel-time.ts'
import { showShortDate, tehran } from '@sarai/locale/date/date-display.ts'
import { serialOf } from '@sarai/locale/date/date-serial.ts'
import type { Language } from '@sarai/locale/language.ts'
import { say } from '@sarai/locale/message.ts'
import { minorDigits } from '@sarai/locale/number/currencies.ts'
import { describeLine } from '#ledger/statement/describe-line.ts'
import { statementWords } from '#ledger/statement/statement-words.ts'
import type { SheetColumn, WrittenSheet } from '#spreadsheet/sheet.ts'

/** What a statement is made of: the lines of a range, and how the account stood before and after them. */
export type StatementContent = {
  readonly currency: string
  readonly opening: number
  readonly closing: number
  readonly lines: readonly Transaction[]
  readonly isCut: boolean
}

/** A row for each line between opening and closing balance, with amounts that a spreadsheet can add up. */
export function statementSheets(language: Language, content: StatementContent): WrittenSheet[] {
  const words = statementWords[language]
  const rightToLeft = language === 'fa'
  const { currency, lines, isCut } = content
  const digits = minorDigits(currency)
  const amount = (minor: number) => minor / 10 ** digits
  const money = { width: 16, kind: 'amount', decimals: digits as 0 | 2 | 3 } as const
  const columns: SheetColumn[] = [
    { title: words.date, width: 13, kind: 'day' },
    { title: words.jalali, width: 19, kind: 'text' },
    { title: words.time, width: 9, kind: 'text' },
    { title: words.description, width: 40, kind: 'text' },
    { title: words.contract, width: 13, kind: 'text' },
    { title: words.request, width: 13, kind: 'text' },
    { title: `${words.debit} (${currency})`, ...money },
    { title: `${words.credit} (${currency})`, ...money },
    { title: `${words.balance} (${currency})`, ...money },
  ]
  const rows = lines.map((line) => {
    const { day, time } = localTimeAt(Date.parse(line.Date), tehran)
    return [
      serialOf(day),
      showShortDate(language, day, 'jalali'),
      time,
      describeLine(language, line),
      line.OrderNumber,
      line.RequestNumber,
      line.Debit === 0 ? null : amount(line.Debit),
      line.Credit === 0 ? null : amount(line.Credit),
      amount(line.Balance),
    ]
  })
  const balanceRow = (title: string, minor: number) => [null, null, null, title, null, null, null, null, amount(minor)]
  const told = [say(language, words.count, { count: lines.length }), ...(isCut ? [words.cut] : [])]
  return [
    {
      name: words.statement,
      rightToLeft,
      columns,
      rows: [balanceRow(words.opening, content.opening), ...rows, balanceRow(words.closing, content.closing)],
    },
    {
      name: words.about,
      rightToLeft,
      columns: [{ title: words.about, width: 110, kind: 'text' }],
      rows: told.map((line) => [line]),
    },
  ]
}
