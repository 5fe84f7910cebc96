import type { SpecialDateRow } from '@sarai/wire/desk/prices.ts'
import type { PropertyDetails, RoomTypeDetails } from '@sarai/wire/desk/properties.ts'
import { overlapOf, type DayRange } from '@sarai/domain/ground/day-range.ts'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { WholeOrNone } from '@sarai/ui/kit/choice/whole-or-none.tsx'
import { usePackageWords } from '#features/packages/package-words.ts'
import { nightsOf, placeOn, rowsFor } from '#features/packages/property/timeline/timeline-scale.ts'
import { showDifference } from '#shared/amounts/shown-amount.ts'

type Mark = { key: string; nights: DayRange; name: string; says?: string; look: string }

/** Under the prices: nights that cost more or less, and nights that are not sold. The lists below say the same in full. */
export function NightLane({
  line,
  property,
  room,
}: {
  line: DayRange
  property: PropertyDetails
  room: RoomTypeDetails
}) {
  const { language } = useLanguage()
  const marks = useMarks(property, room).filter(({ nights }) => overlapOf(line, nights))
  if (marks.length === 0) return null
  const rows = rowsFor(marks.map(({ nights }) => nights))
  return (
    <div aria-hidden className="relative" style={{ height: `${(Math.max(...rows) + 1) * 1.5}rem` }}>
      {marks.map(({ key, nights, name, says, look }, index) => (
        <span
          key={key}
          title={[name, showDateRange(language, nights.first, nights.last), says].filter(Boolean).join(' · ')}
          style={{ ...placeOn(line, nights), top: `${(rows[index] ?? 0) * 1.5}rem` }}
          className={`absolute h-5.5 min-w-2 rounded-tag px-1 text-micro leading-5.5 font-medium ${look}`}
        >
          <WholeOrNone>{name}</WholeOrNone>
        </span>
      ))}
    </div>
  )
}

function useMarks(property: PropertyDetails, room: RoomTypeDetails): Mark[] {
  const t = usePackageWords()
  const { language } = useLanguage()
  const isOfRoom = ({ roomTypeId }: { roomTypeId: number | null }) => roomTypeId === null || roomTypeId === room.id
  const special = (date: SpecialDateRow): Mark => ({
    key: `special ${date.id}`,
    nights: nightsOf(date),
    name: language === 'fa' ? date.titleFa : date.titleEn,
    says: showDifference(language, date.roomDifference, property.package.currency),
    look: 'bg-accent-soft text-on-accent-soft',
  })
  const closed = (row: PropertyDetails['closedNights'][number]): Mark => ({
    key: `closed ${row.id}`,
    nights: nightsOf(row),
    name: t('closed'),
    look: 'bg-error-soft text-on-error-soft',
  })
  return [
    ...property.specialDates.filter(isOfRoom).map(special),
    ...property.closedNights.filter(isOfRoom).map(closed),
  ].toSorted((a, b) => (a.nights.first < b.nights.first ? -1 : 1))
}
