import { Search } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import type { Option } from '@sarai/ui/kit/choice/option.ts'
import { ComboboxMany } from '@sarai/ui/kit/choice/combobox-many.tsx'
import { DateRangeField, twoDates } from '@sarai/ui/kit/date/date-range-field.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { useToday } from '@sarai/ui/kit/date/today.ts'
import { cutText } from '@sarai/domain/ground/text/cut-text.ts'
import {
  anyGrade,
  earliestCheckOut,
  grades,
  lastDay,
  longestName,
  longestPlace,
  mostPlaces,
  stayFault,
  writeFilter,
  type HotelFilter,
  type StayFault,
} from '#features/new-request/hotel-filter.ts'
import type { TypedFilter } from '#features/new-request/typed-filter.ts'
import { useRequestWords } from '#features/new-request/request-words.ts'
import { SuggestedPlaces } from '#features/new-request/suggested-places.tsx'
import { findPlacesIn } from '#features/new-request/place-search.ts'

type SearchFormProps = {
  /** What the address asks for. */
  asked: HotelFilter
  typed: TypedFilter
  isSearching: boolean
  onSearch: (filter: HotelFilter) => void
}

export function SearchForm({ asked, typed, isSearching, onSearch }: SearchFormProps) {
  const t = useRequestWords()
  const { language } = useLanguage()
  const today = useToday()
  const { filter, setFilter, onSent } = typed
  // Only what is asked already waits: whoever types something else meanwhile may ask for it at once.
  const isAsked = writeFilter(filter).toString() === writeFilter(asked).toString()
  const change = (part: Partial<HotelFilter>) => setFilter({ ...filter, ...part })
  const inPlace = ({ id, label }: Option) => {
    const others = filter.places.filter((place) => place.id !== id).slice(0, mostPlaces - 1)
    change({ name: '', places: [...others, { id, label: cutText(label, longestPlace) }] })
  }
  const fault = stayFault(filter, today)
  const checkIn = useRef<HTMLInputElement>(null)
  const checkOut = useRef<HTMLInputElement>(null)
  /** Said once somebody has asked, also by a link that was sent with one date alone. */
  const [isToldOf, setIsToldOf] = useState(fault !== undefined)
  const told = isToldOf ? fault : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsToldOf(fault !== undefined)
    if (fault) {
      const field = fault.at === 'from' ? checkIn : checkOut
      field.current?.focus()
      return
    }
    onSent()
    onSearch(filter)
  }
  return (
    <Card className="p-3.5 sm:p-4.5">
      <form onSubmit={submit} noValidate className="grid grid-cols-2 items-start gap-3.5 md:grid-cols-6">
        <div className="col-span-2">
          <TextField
            label={t('hotelName')}
            name="name"
            icon={Search}
            value={filter.name}
            onChange={(name) => change({ name })}
            maxLength={longestName}
            placeholder={t('hotelNameHint')}
            autoComplete="off"
          >
            {/* What the address asked for was meant as a name. */}
            <SuggestedPlaces typed={filter.name === asked.name ? '' : filter.name} onChoose={inPlace} />
          </TextField>
        </div>
        <Select
          className="col-span-2 md:col-span-1"
          label={t('grade')}
          value={filter.grade}
          onChange={(grade) => change({ grade })}
          choices={[
            { value: anyGrade, label: t('anyGrade') },
            ...grades.map((grade) => ({
              value: grade,
              label: t('gradeOrMore', { count: Number(grade) }),
            })),
          ]}
        />
        <div className="col-span-2 md:col-span-3">
          <ComboboxMany
            label={t('district')}
            value={filter.places}
            onChange={(chosen) =>
              change({ places: chosen.map(({ id, label }) => ({ id, label: cutText(label, longestPlace) })) })
            }
            search={findPlacesIn(language)}
            most={mostPlaces}
            placeholder={t('districtPlaceholder')}
          />
        </div>
        <div className={`col-span-2 md:col-span-4 ${twoDates}`}>
          <DateRangeField
            isStay
            value={{ from: filter.from, until: filter.until }}
            onChange={({ from, until }) => change({ from, until })}
            from={{
              label: t('checkIn'),
              min: today,
              max: lastDay,
              hint: t('datesHint'),
              inputRef: checkIn,
              error: sentenceAt('from', told, t),
            }}
            until={{
              label: t('checkOut'),
              min: earliestCheckOut(filter.from, today),
              max: lastDay,
              inputRef: checkOut,
              error: sentenceAt('until', told, t),
            }}
          />
        </div>
        {/* Beside the fields of the last row, not beside their labels */}
        <div className="col-span-2 flex md:mt-7">
          <Button
            type="submit"
            variant="primary"
            icon={Search}
            isWide
            isPending={isSearching && isAsked}
            className="md:h-10.5"
          >
            {t('search')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** What is no day at all, or one too early, the field says itself. */
function sentenceAt(end: StayFault['at'], told: StayFault | undefined, t: ReturnType<typeof useRequestWords>) {
  return told?.at === end && told.fault !== 'notADay' ? t(told.fault) : undefined
}
