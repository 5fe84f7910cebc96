import type { ListedRequest } from '@sarai/wire/portal/kept-requests.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { localTimeAt } from '@sarai/domain/ground/hotel-time.ts'
import { showShortDate, tehran, todayIn } from '@sarai/locale/date/date-display.ts'
import { serialOf } from '@sarai/locale/date/date-serial.ts'
import type { Language } from '@sarai/locale/language.ts'
import { say } from '@sarai/locale/message.ts'
import { minorDigits } from '@sarai/locale/number/currencies.ts'
import { showRequestState } from '@sarai/locale/words/request-states.ts'
import { exportWords } from '#reservations/export/export-words.ts'
import type { SheetColumn, WrittenSheet } from '#spreadsheet/sheet.ts'

type Cell = string | number | null
type Column = Omit<SheetColumn, 'title'> & {
  readonly title: Exclude<keyof (typeof exportWords)['en'], 'count'>
  readonly cell: (row: ListedRequest, language: Language) => Cell
}

type Exported = {
  readonly rows: readonly ListedRequest[]
  readonly isCut: boolean
  /** A file that a client may see has neither the commission nor what the agency pays. */
  readonly showsCommission: boolean
}

/** A row for each request, to sort and filter, and a sheet that says what is in the file and what is not. */
export function exportSheets(language: Language, { rows, isCut, showsCommission }: Exported): WrittenSheet[] {
  const words = exportWords[language]
  const rightToLeft = language === 'fa'
  // In English the name is the Latin one.
  const told = facts.filter(({ title }) => title !== 'latinName' || language === 'fa')
  const columns = [...told, ...amountsOf(rows, showsCommission)]
  const lines = [say(language, words.count, { count: rows.length }), ...(isCut ? [words.cut] : [])]
  return [
    {
      name: words.requests,
      rightToLeft,
      columns: columns.map(({ title, width, kind, decimals }) => {
        return {
          title: words[title],
          width: Math.max(width, words[title].length + 2),
          kind,
          ...(decimals !== undefined && { decimals }),
        }
      }),
      rows: rows.map((row) => columns.map(({ cell }) => cell(row, language))),
    },
    {
      name: words.about,
      rightToLeft,
      columns: [{ title: words.about, width: 110, kind: 'text' }],
      rows: lines.map((line) => [line]),
    },
  ]
}

const jalali = (day: string, language: Language) => showShortDate(language, calendarDay(day), 'jalali')
const createdOn = ({ CreatedAt }: ListedRequest) => todayIn(tehran, Date.parse(CreatedAt))

/** Days and moments are such that a spreadsheet can count with; none knows the Jalali calendar, so that one is text. */
const facts: readonly Column[] = [
  { title: 'number', width: 13, kind: 'text', cell: (row) => row.RequestNumber },
  { title: 'contract', width: 13, kind: 'text', cell: (row) => `C-${row.OrderId}` },
  { title: 'agencyRef', width: 20, kind: 'text', cell: (row) => row.AgencyRef || null },
  { title: 'state', width: 21, kind: 'text', cell: (row, language) => showRequestState(language, row.State) },
  { title: 'waitsFor', width: 12, kind: 'text', cell: (row, language) => waitsFor(row.Turn, language) },
  {
    title: 'due',
    width: 17,
    kind: 'moment',
    cell: ({ TurnDueAt }) => (TurnDueAt === null ? null : momentOf(TurnDueAt)),
  },
  { title: 'created', width: 17, kind: 'moment', cell: ({ CreatedAt }) => momentOf(CreatedAt) },
  { title: 'createdJalali', width: 19, kind: 'text', cell: (row, language) => jalali(createdOn(row), language) },
  { title: 'hotel', width: 30, kind: 'text', cell: (row) => row.HotelName },
  { title: 'latinName', width: 30, kind: 'text', cell: (row) => row.HotelLatinName },
  { title: 'checkIn', width: 13, kind: 'day', cell: (row) => serialOf(calendarDay(row.CheckInDate)) },
  { title: 'checkInJalali', width: 19, kind: 'text', cell: (row, language) => jalali(row.CheckInDate, language) },
  { title: 'checkOut', width: 13, kind: 'day', cell: (row) => serialOf(calendarDay(row.CheckOutDate)) },
  { title: 'checkOutJalali', width: 19, kind: 'text', cell: (row, language) => jalali(row.CheckOutDate, language) },
  { title: 'nights', width: 9, kind: 'text', cell: (row) => row.Nights },
  { title: 'rooms', width: 9, kind: 'text', cell: (row) => row.RoomCount },
  { title: 'currency', width: 9, kind: 'text', cell: (row) => row.Currency },
]

/** With the decimals of the currency, where there is one for all. */
function amountsOf(rows: readonly ListedRequest[], showsCommission: boolean): Column[] {
  const currencies = new Set(rows.map(({ Currency }) => Currency))
  const [only = 'EUR'] = currencies
  const decimals = (currencies.size > 1 ? 2 : minorDigits(only)) as 0 | 2 | 3
  const amount = (title: Column['title'], minorOf: (row: ListedRequest) => number): Column => ({
    title,
    width: 16,
    kind: 'amount',
    decimals,
    cell: (row) => minorOf(row) / 10 ** minorDigits(row.Currency),
  })
  const total = amount('totalPrice', (row) => row.FinalPrice + row.TotalCommission)
  if (!showsCommission) return [total]
  return [total, amount('commission', (row) => row.TotalCommission), amount('finalPrice', (row) => row.FinalPrice)]
}

function waitsFor(turn: ListedRequest['Turn'], language: Language): Cell {
  if (turn === 'nobody') return null
  return exportWords[language][turn === 'agency' ? 'you' : 'us']
}

const minutesOfDay = 24 * 60

/** As the clock in Tehran shows it: whole days, and what has passed of the last one. */
function momentOf(text: string): number {
  const { day, time } = localTimeAt(Date.parse(text), tehran)
  const [hours, minutes] = time.split(':').map(Number)
  return serialOf(day) + (hours! * 60 + minutes!) / minutesOfDay
}
