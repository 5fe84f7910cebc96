import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { parsePassportNumber } from '@sarai/domain/stay/guest.ts'
import { parseCountry } from '@sarai/locale/words/country-parse.ts'
import {
  dateOrderOf,
  isBirthDate,
  readDay,
  type DateOrder,
} from '#features/new-request/guest-list/understanding/birth-date.ts'
import type { Columns, Meaning } from '#features/new-request/guest-list/understanding/column-meaning.ts'
import { readGender } from '#features/new-request/guest-list/understanding/gender.ts'
import type { Understood } from '#features/new-request/guest-list/understanding/guess-columns.ts'
import { namesIn, readNames } from '#features/new-request/guest-list/understanding/guest-names.ts'
import type { Doubt, GuestValues, ListGuest } from '#features/new-request/guest-list/understanding/list-guest.ts'
import { withTwins } from '#features/new-request/guest-list/understanding/passport-twins.ts'

type Part = { values: Partial<GuestValues>; doubt?: Doubt }
type Cells = Record<Exclude<Meaning, 'other'>, string>

/** The guests of a list, in its order, each with what is unclear about it. */
export function readGuests({ columns, rows }: Understood, checkIn: CalendarDay): ListGuest[] {
  const order = dateOrderOf(rows.map((row) => cellsOf(row, columns).dateOfBirth))
  const guests: ListGuest[] = []
  let room = ''
  for (const cells of rows) {
    const told = cellsOf(cells, columns)
    // A sum at the end, a remark between two families.
    if (told.firstName + told.lastName + told.fullName + told.passportNumber === '') continue
    // One cell over the rows of a room is written at its first row alone.
    room = told.room === '' ? room : told.room
    guests.push({ row: guests.length + 1, cells, written: writtenName(told), room, ...readGuest(told, checkIn, order) })
  }
  return withTwins(guests)
}

function readGuest(told: Cells, checkIn: CalendarDay, order: DateOrder | undefined) {
  const parts = [readName(told), readBirth(told, checkIn, order), readPassport(told), readNationality(told)]
  const values: GuestValues = Object.assign(
    { firstName: '', lastName: '', dateOfBirth: undefined, gender: undefined, passportNumber: '', nationalityCode: '' },
    ...parts.map((part) => part.values),
  )
  const gender = told.gender === '' ? values.gender : readGender(told.gender)
  const doubts = parts.flatMap(({ doubt }) => doubt ?? [])
  const isUnclear = told.gender !== '' && gender === undefined && values.gender === undefined
  return { ...values, gender: gender ?? values.gender, doubts: isUnclear ? [...doubts, aboutGender] : doubts }
}

const writtenName = ({ firstName, lastName, fullName }: Cells) => `${firstName} ${lastName}`.trim() || fullName

const aboutGender: Doubt = { about: 'gender' }

function readName(told: Cells): Part {
  const { names: written, gender } = namesIn(told)
  const read = readNames(written)
  if ('names' in read) return { values: { ...read.names, gender } }
  const isPersian = /\p{Script=Arabic}/u.test(written.firstName + written.lastName)
  return { values: { gender }, doubt: { about: 'name', suggested: read.suggested, isPersian } }
}

function readBirth({ dateOfBirth }: Cells, checkIn: CalendarDay, order: DateOrder | undefined): Part {
  if (isBlank(dateOfBirth)) return { values: {} }
  const [day, other] = readDay(dateOfBirth).filter((one) => isBirthDate(one, checkIn))
  if (day === undefined) return { values: {}, doubt: { about: 'noDay' } }
  if (other === undefined || other === day) return { values: { dateOfBirth: day } }
  const likely = order && { dayFirst: day, monthFirst: other }[order]
  return { values: { dateOfBirth: likely }, doubt: { about: 'twoDays', days: [day, other], likely } }
}

function readPassport({ passportNumber: written }: Cells): Part {
  if (isBlank(written)) return { values: {} }
  const passportNumber = parsePassportNumber(written)
  return passportNumber === undefined ? { values: {}, doubt: { about: 'passport' } } : { values: { passportNumber } }
}

function readNationality({ nationality }: Cells): Part {
  if (isBlank(nationality)) return { values: {} }
  const nationalityCode = parseCountry(nationality)
  return nationalityCode === undefined
    ? { values: {}, doubt: { about: 'nationality' } }
    : { values: { nationalityCode } }
}

/** What people write for nothing. */
const isBlank = (cell: string) => /^(?:[-–—_.?*/\s]*|n\/?a|none|ندارد|yok)$/i.test(cell)

function cellsOf(row: readonly string[], columns: Columns): Cells {
  const at = (meaning: Meaning) => row[columns.indexOf(meaning)] ?? ''
  return {
    firstName: at('firstName'),
    lastName: at('lastName'),
    fullName: at('fullName'),
    dateOfBirth: at('dateOfBirth'),
    gender: at('gender'),
    passportNumber: at('passportNumber'),
    nationality: at('nationality'),
    room: at('room'),
  }
}
