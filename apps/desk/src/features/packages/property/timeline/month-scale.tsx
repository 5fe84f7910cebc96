import type { DayRange } from '@sarai/domain/ground/day-range.ts'
import { monthsOf } from '@sarai/locale/date/months-of-range.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { WholeOrNone } from '@sarai/ui/kit/choice/whole-or-none.tsx'
import { placeOn } from '#features/packages/property/timeline/timeline-scale.ts'

/** The months above a time line, in the calendar of the language. Those without room for their name go without. */
export function MonthScale({ line }: { line: DayRange }) {
  const { language } = useLanguage()
  return (
    <div aria-hidden className="relative h-5 overflow-hidden text-micro text-soft">
      {monthsOf(language, line).map(({ first, last, name, year }) => (
        <span
          key={first}
          style={placeOn(line, { first, last })}
          title={year ? `${name} ${year}` : name}
          className="absolute inset-y-0 border-s border-line ps-1.5"
        >
          <WholeOrNone more={year && <span className="ms-1">{year}</span>}>{name}</WholeOrNone>
        </span>
      ))}
    </div>
  )
}
