import type { RoomPriceLine } from '@sarai/wire/portal/requests.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { money, type Currency } from '@sarai/domain/ground/money.ts'
import { calendarOf, otherCalendar, showDateRange } from '@sarai/locale/date/date-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { say } from '@sarai/locale/message.ts'
import { showMoney, showMoneyDifference } from '@sarai/locale/number/money-display.ts'
import { showQuantity } from '@sarai/locale/number/units.ts'
import { given } from '#reservations/report/paper-text.ts'
import { reportWords } from '#reservations/report/report-words.ts'

type Night = RoomPriceLine['FareBreakDown'][number]
type Part = keyof Night['Price']

const partWords = {
  Room: 'roomPrice',
  ChildNoBed: 'childNoBed',
  ChildWithBed: 'childWithBed',
  ExtraBed: 'extraBed',
} as const satisfies Record<Part, string>

/** A room with its price night by night, and only the places that somebody takes. Nights that cost the same share a row. */
export function roomOnPaper(
  language: Language,
  room: RoomPriceLine,
  { place, currency }: { place: number; currency: string },
) {
  const words = reportWords[language]
  const amount = (minor: number) => money(minor, currency as Currency)
  const show = (minor: number) => showMoney(language, amount(minor))
  const parts = takenParts(room)
  const nightOf = (night: Night) => parts.reduce((sum, part) => sum + partOf(night, part), 0)
  const plain = (minor: number) => ({ amount: show(minor), special: '' })
  return {
    title: say(language, words.room as '{number}{room}', { number: place + 1, room: given(room.RoomType) }),
    price: show(room.TotalPrice),
    columns: [words.nights, ...parts.map((part) => words[partWords[part]]), words.perNight, words.sum],
    rows: alikeNights(room.FareBreakDown).map((nights) => ({
      ...daysOf(language, nights),
      cells: [
        ...parts.map((part) => ({
          amount: show(nights[0]!.Price[part]),
          special: specialOf(nights[0]!.SpecialDate[part]),
        })),
        plain(nightOf(nights[0]!)),
        plain(nights.reduce((sum, night) => sum + nightOf(night), 0)),
      ],
    })),
    sums: [
      ...parts.map((part) => show(room.FareBreakDown.reduce((sum, night) => sum + partOf(night, part), 0))),
      '',
      show(room.TotalPrice),
    ],
    isSpecial: room.FareBreakDown.some(({ SpecialDate }) => parts.some((part) => SpecialDate[part] !== 0)),
  }

  function specialOf(minor: number): string {
    return minor === 0 ? '' : showMoneyDifference(language, amount(minor))
  }
}

const partOf = ({ Price, SpecialDate }: Night, part: Part) => Price[part] + SpecialDate[part]

function takenParts(room: RoomPriceLine): Part[] {
  const taken: Record<Part, boolean> = {
    Room: true,
    ChildNoBed: room.HasChildNoBed,
    ChildWithBed: room.HasChildWithBed,
    ExtraBed: room.HasExtraBed,
  }
  return (Object.keys(taken) as Part[]).filter((part) => taken[part])
}

/** Nights after each other of which every part costs the same, for the same reason. */
function alikeNights(nights: readonly Night[]): Night[][] {
  const runs: Night[][] = []
  for (const night of nights) {
    const run = runs.at(-1)
    if (run && fareOf(run[0]!) === fareOf(night)) run.push(night)
    else runs.push([night])
  }
  return runs
}

const fareOf = ({ Price, SpecialDate, SpecialDateTitle }: Night) =>
  JSON.stringify([Price, SpecialDate, SpecialDateTitle])

function daysOf(language: Language, nights: readonly Night[]) {
  const title = nights[0]!.SpecialDateTitle
  const range = [calendarDay(nights[0]!.Date), calendarDay(nights.at(-1)!.Date)] as const
  return {
    days: showDateRange(language, ...range),
    special: title === undefined ? '' : given(title),
    note: `${showDateRange(language, ...range, otherCalendar(calendarOf(language)))} · ${showQuantity(language, nights.length, 'night')}`,
  }
}
