import { daysBetween, isCalendarDay, type CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { parseClockTime } from '@sarai/domain/ground/clock-time.ts'
import { calendarDayAt, instantOf, type Instant } from '@sarai/domain/ground/hotel-time.ts'
import { isPositive, type Currency } from '@sarai/domain/ground/money.ts'
import { stripBidiControls } from '@sarai/domain/ground/text/bidi-controls.ts'
import { isSeen } from '@sarai/domain/ground/text/is-seen.ts'
import {
  noReasons,
  pricedBy,
  type HotelLanguage,
  type HotelPrice,
  type HotelSays,
} from '@sarai/domain/request/hotel-answer.ts'
import { parseAmount } from '@sarai/locale/number/amount-parse.ts'
import { mostAmount } from '@sarai/wire/values/numbers.ts'
import { asLine, asParagraphs } from '@sarai/wire/values/as-line.ts'
import type { AskedQuestion } from '#reservations/hotel-answers/asked-question.ts'
import { typedAmount } from '#reservations/hotel-answers/page/in-words.ts'
import type { PageWords } from '#reservations/hotel-answers/page/page-words.en.ts'

/** What stands in the fields of a form, each as it was typed. */
export type Typed = Readonly<Record<string, string>>
/** What is wrong, by the name of its field, in the words of the page. */
export type Wrong = Readonly<Record<string, keyof PageWords>>
export type Given = HotelSays & { readonly by?: string; readonly remark?: string }
type Judged<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly wrong: Wrong }

const longest: Readonly<Record<string, number>> = { name: 80, note: 500, number: 60, numberLater: 60, room: 200 }
const longestOther = 40
/** How many characters a field takes. */
export const longestOf = (name: string): number => longest[name] ?? longestOther
/** What is read of a form, by what it says: the fields of the other choices are hidden, and may hold anything. */
const withYes: readonly string[] = ['hold', 'number', 'name', 'note']
const readFrom: ReadonlyMap<string, readonly string[]> = new Map([
  ['yes', withYes],
  ['another-price', ['price', ...withYes]],
  ['another-room', ['room', 'roomPrice', ...withYes]],
  ['no', ['freeFrom', 'freeUntil', 'name', 'note']],
  ['number', ['numberLater']],
])

/** The fields of a form as text: what is sent twice, or as something else, was not typed by anybody. */
export function typedIn(body: unknown): Typed {
  if (typeof body !== 'object' || body === null) return {}
  const texts = Object.entries(body).filter((field): field is [string, string] => typeof field[1] === 'string')
  return Object.fromEntries(texts.slice(0, 40).map(([name, text]) => [name, asParagraphs(text.slice(0, 2_000))]))
}

type About = {
  readonly question: AskedQuestion
  readonly language: HotelLanguage
  readonly now: Instant
  readonly checkInAt: Instant
}

export function judgeAnswer(typed: Typed, about: About): Judged<Given> {
  const wrong: Record<string, keyof PageWords> = { ...tooLongIn(typed) }
  const said = saidIn(typed, about, wrong)
  if (said === undefined || Object.keys(wrong).length > 0) return { ok: false, wrong }
  const by = lineIn(typed, 'name')
  const remark = isSeen(typed['note'] ?? '') ? typed['note']! : ''
  return { ok: true, value: { ...said, ...(by !== '' && { by }), ...(remark !== '' && { remark }) } }
}

/**
 * One line of what was typed, without marks of direction: the voucher would show another number. What nobody can see is
 * nothing: the hotel could not tell why its number is not taken.
 */
function lineIn(typed: Typed, name: string): string {
  const text = asLine(stripBidiControls(typed[name] ?? ''))
  return isSeen(text) ? text : ''
}

/** The hotel's number alone. */
export function judgeNumber(typed: Typed): Judged<string> {
  const wrong = tooLongIn(typed)
  const number = lineIn(typed, 'numberLater')
  if ('numberLater' in wrong) return { ok: false, wrong }
  return number === '' ? { ok: false, wrong: { numberLater: 'wrongNumber' } } : { ok: true, value: number }
}

function tooLongIn(typed: Typed): Record<string, keyof PageWords> {
  const fields = readFrom.get(typed['says'] ?? '') ?? ['name', 'note']
  const long = fields.filter((name) => (typed[name] ?? '').length > longestOf(name))
  return Object.fromEntries(long.map((name) => [name, 'tooLong' as const]))
}

function saidIn(typed: Typed, about: About, wrong: Record<string, keyof PageWords>): HotelSays | undefined {
  switch (typed['says'] ?? '') {
    case 'yes':
      return { says: 'yes', ...heldIn(typed, about, wrong) }
    case 'no':
      return { says: 'no', ...refusalIn(typed, about, wrong) }
    case 'another-price': {
      const price = priceIn(typed, 'price', about)
      if (price === undefined) wrong['price'] = 'wrongPrice'
      const held = heldIn(typed, about, wrong)
      return price && { says: 'another-price', price, ...held }
    }
    case 'another-room': {
      const room = about.question.roomTypes.find((name) => name === typed['room'])
      if (room === undefined) wrong['room'] = 'wrongRoom'
      const isPriced = isSeen(typed['roomPrice'] ?? '')
      const price = isPriced ? priceIn(typed, 'roomPrice', about) : undefined
      if (isPriced && price === undefined) wrong['roomPrice'] = 'wrongPrice'
      const held = heldIn(typed, about, wrong)
      return room === undefined ? undefined : { says: 'another-room', room, ...(price && { price }), ...held }
    }
    default:
      wrong['says'] = 'chooseAnswer'
      return undefined
  }
}

/** With every yes: until when, in the hotel's own time, and its number where it has one already. */
function heldIn(typed: Typed, { question, now, checkInAt }: About, wrong: Record<string, keyof PageWords>) {
  const [day = '', time = ''] = (typed['hold'] ?? '').split('T')
  // Some browsers add seconds.
  const clock = parseClockTime(time.slice(0, 5))
  const at = isCalendarDay(day) && clock !== undefined ? instantOf({ day, time: clock }, question.zone) : undefined
  if (at === undefined || at <= now || at > checkInAt) wrong['hold'] = 'wrongHold'
  const confirmationNumber = lineIn(typed, 'number')
  return { ...(at !== undefined && { optionUntil: at }), ...(confirmationNumber !== '' && { confirmationNumber }) }
}

const mostNights = 90
const mostDaysAhead = 2 * 365

/** Days that the guests could still come, and that somebody may have meant: a year is soon mistyped. */
function isOffered(from: CalendarDay, until: CalendarDay, today: CalendarDay): boolean {
  const nights = daysBetween(from, until)
  return from >= today && nights > 0 && nights <= mostNights && daysBetween(today, until) <= mostDaysAhead
}

function refusalIn(typed: Typed, { question, now }: About, wrong: Record<string, keyof PageWords>) {
  const reason = noReasons.find((each) => each === typed['reason'])
  const [from = '', until = ''] = [typed['freeFrom'], typed['freeUntil']]
  const isGiven = from !== '' || until !== ''
  const today = calendarDayAt(now, question.zone)
  const free =
    isCalendarDay(from) && isCalendarDay(until) && isOffered(from, until, today) ? { from, until } : undefined
  if (isGiven && free === undefined) wrong['freeFrom'] = 'wrongDates'
  return { ...(reason && { reason }), ...(free && { free }) }
}

const priceFields = ['price', 'roomPrice'] as const
type Pricing = Pick<About, 'question' | 'language'>

function priceIn(
  typed: Typed,
  field: (typeof priceFields)[number],
  { question, language }: Pricing,
): HotelPrice | undefined {
  const currency = question.currencies.find((code) => code === typed[`${field}Currency`])
  const per = pricedBy.find((each) => each === typed[`${field}Per`])
  const amount = currency && amountIn(typed[field] ?? '', currency, language)
  if (per === undefined || amount === undefined || !isPositive(amount)) return undefined
  return amount.minor > BigInt(mostAmount) ? undefined : { per, amount }
}

/** As the other language writes it: 1,250.50 becomes 1.250,50. What is no clear amount stays as it was typed. */
export function amountsIn(language: HotelLanguage, typed: Typed, before: Pricing): Typed {
  const clear = priceFields.flatMap((field) => {
    const price = priceIn(typed, field, before)
    return price === undefined ? [] : [[field, typedAmount(language, price.amount)]]
  })
  return { ...typed, ...(Object.fromEntries(clear) as Typed) }
}

/**
 * Turkish writes 1.250,50 where English writes 1,250.50; what could be read in two ways is refused. So is the stroke, which
 * parts euros from cents in Persian alone: `96/98` are two prices here.
 */
function amountIn(text: string, currency: Currency, language: HotelLanguage) {
  if (text.includes('/')) return undefined
  const swapped = text.replaceAll(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'))
  return parseAmount(language === 'tr' ? swapped : text, currency)
}
