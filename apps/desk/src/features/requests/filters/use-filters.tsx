import { useMemo, useState, type ReactNode } from 'react'
import { calendarDay, isCalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showDate, showDateRange } from '@sarai/locale/date/date-display.ts'
import { DayFilter } from '@sarai/frame/list/day-filter.tsx'
import { twoDates } from '@sarai/ui/kit/date/date-range-field.tsx'
import { Combobox } from '@sarai/ui/kit/choice/combobox.tsx'
import type { Option } from '@sarai/ui/kit/choice/option.ts'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useAssignees } from '#features/requests/request-calls.ts'
import { findAgencies, findHotels, type RequestList } from '#features/requests/request-list.ts'
import { useRequestWords } from '#features/requests/request-words.ts'

export type Filter = {
  id: string
  label: string
  /** What it lets through, in words; nothing while it is not used. */
  value?: string | undefined
  clear: () => void
  field: ReactNode
}

/** Everything by which the list may be narrowed. Wide screens show each as a button, phones all of them in a sheet. */
export function useFilters({ address, query }: RequestList): Filter[] {
  const t = useRequestWords()
  const { language } = useLanguage()
  const { asked, setFilter, setFilters } = address
  /** What was chosen here has its name at once; what came with the address gets it from the server. */
  const [known, setKnown] = useState<Record<string, string>>({})
  const hotels = useMemo(() => findHotels(language), [language])
  const named = (filter: string, value: string | undefined) => value && t('filtered', { filter, value })
  const called = query.data?.asked
  const names = { agency: called?.agency, hotel: language === 'fa' ? called?.hotelFa : called?.hotelEn }
  const nameOf = (name: 'agency' | 'hotel') => {
    const id = asked[name]
    return id === undefined ? undefined : (known[`${name} ${id}`] ?? names[name] ?? '…')
  }
  const choose = (name: 'agency' | 'hotel', option: Option | null) => {
    if (option) setKnown({ ...known, [`${name} ${option.id}`]: option.label })
    setFilter(name, option?.id)
  }
  const chosen = (name: 'agency' | 'hotel') => {
    const label = nameOf(name)
    return label === undefined ? null : { id: asked[name]!, label }
  }
  const range = (from: string | undefined, until: string | undefined) => {
    if (from && until) return showDateRange(language, calendarDay(from), calendarDay(until))
    if (from) return t('fromDay', { day: showDate(language, calendarDay(from)) })
    return until && t('untilDay', { day: showDate(language, calendarDay(until)) })
  }
  const dayOf = (day: string | undefined) => (day && isCalendarDay(day) ? day : undefined)
  const whose = useWhose(asked.assigned)
  return [
    {
      id: 'agency',
      label: t('agency'),
      value: named(t('agency'), nameOf('agency')),
      clear: () => setFilter('agency', undefined),
      field: (
        <Combobox
          label={t('agency')}
          placeholder={t('anyAgency')}
          value={chosen('agency')}
          search={findAgencies}
          minCharacters={0}
          onChange={(option) => choose('agency', option)}
        />
      ),
    },
    {
      id: 'hotel',
      label: t('hotel'),
      value: named(t('hotel'), nameOf('hotel')),
      clear: () => setFilter('hotel', undefined),
      field: (
        <Combobox
          label={t('hotel')}
          placeholder={t('anyHotel')}
          value={chosen('hotel')}
          search={hotels}
          minCharacters={0}
          onChange={(option) => choose('hotel', option)}
        />
      ),
    },
    {
      id: 'check-in',
      label: t('checkIn'),
      value: named(t('checkIn'), range(dayOf(asked.from), dayOf(asked.until))),
      clear: () => setFilters({ from: undefined, until: undefined }),
      field: (
        <div className={twoDates}>
          <DayFilter
            from={{ label: t('checkInFrom'), value: asked.from }}
            until={{ label: t('checkInUntil'), value: asked.until }}
            onChange={setFilters}
          />
        </div>
      ),
    },
    {
      id: 'assigned',
      label: t('whose'),
      value: named(t('whose'), whose.name),
      clear: () => setFilter('assigned', undefined),
      field: (
        <Select
          label={t('whose')}
          choices={whose.choices}
          value={asked.assigned ?? everybody}
          onChange={(value) => setFilter('assigned', value === everybody ? undefined : value)}
        />
      ),
    },
  ]
}

const everybody = 'everybody'

function useWhose(assigned: string | undefined) {
  const t = useRequestWords()
  const colleagues = useAssignees()
  const choices = [
    { value: everybody, label: t('everybody') },
    { value: 'me', label: t('mine') },
    { value: 'nobody', label: t('nobody') },
    ...colleagues.map(({ id, name }) => ({ value: `${id}`, label: name })),
  ]
  return { choices, name: assigned && (choices.find(({ value }) => value === assigned)?.label ?? '…') }
}
