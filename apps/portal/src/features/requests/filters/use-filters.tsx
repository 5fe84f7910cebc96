import { useState, type ReactNode } from 'react'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { requestStates } from '@sarai/domain/request/facts.ts'
import { DayFilter } from '@sarai/frame/list/day-filter.tsx'
import { showDate, showDateRange } from '@sarai/locale/date/date-display.ts'
import { en as stateEn } from '@sarai/ui/booking/state-words.en.ts'
import { fa as stateFa } from '@sarai/ui/booking/state-words.fa.ts'
import { Combobox } from '@sarai/ui/kit/choice/combobox.tsx'
import { RadioGroup } from '@sarai/ui/kit/choice/radio-group.tsx'
import { twoDates } from '@sarai/ui/kit/date/date-range-field.tsx'
import { useLanguage, useWords } from '@sarai/ui/kit/language.tsx'
import type { RequestsAddress } from '#features/requests/list-address.ts'
import { findHotels } from '#features/requests/request-calls.ts'
import { useRequestWords } from '#features/requests/request-words.ts'

export type Filter = {
  id: string
  label: string
  /** What it lets through, in words; nothing while it is not used. */
  value?: string | undefined
  clear: () => void
  /** There is none for what only a link asks for. */
  field?: ReactNode
}

/** Everything by which the list may be narrowed. Wide screens show each as a button, phones all of them in a sheet. */
export function useFilters({ list, setFilters }: RequestsAddress, askedHotel: string | null | undefined): Filter[] {
  const t = useRequestWords()
  const state = useWords({ en: stateEn, fa: stateFa })
  const { language } = useLanguage()
  /** What was chosen here has its name at once; what came with the address gets it from the server. */
  const [known, setKnown] = useState<Record<string, string>>({})
  const named = (filter: string, value: string | undefined) => value && t('filtered', { filter, value })
  const hotel = list.HotelId === undefined ? undefined : (known[list.HotelId] ?? askedHotel ?? '…')
  const range = (from: string | undefined, until: string | undefined) => {
    if (from && until) return showDateRange(language, calendarDay(from), calendarDay(until))
    if (from) return t('fromDay', { day: showDate(language, calendarDay(from)) })
    return until && t('untilDay', { day: showDate(language, calendarDay(until)) })
  }
  const filters: Filter[] = [
    {
      id: 'state',
      label: t('state'),
      value: list.State && named(t('state'), state(list.State)),
      clear: () => setFilters({ state: undefined }),
      field: (
        <RadioGroup
          label={t('state')}
          value={list.State}
          onChange={(chosen) => setFilters({ state: chosen })}
          choices={requestStates.map((value) => ({ value, label: state(value) }))}
        />
      ),
    },
    {
      id: 'hotel',
      label: t('hotel'),
      value: named(t('hotel'), hotel),
      clear: () => setFilters({ hotel: undefined }),
      field: (
        <Combobox
          label={t('hotel')}
          placeholder={t('anyHotel')}
          value={hotel === undefined ? null : { id: String(list.HotelId), label: hotel }}
          search={findHotels}
          minCharacters={0}
          onChange={(option) => {
            if (option) setKnown({ ...known, [option.id]: option.label })
            setFilters({ hotel: option?.id })
          }}
        />
      ),
    },
    {
      id: 'check-in',
      label: t('checkIn'),
      value: named(t('checkIn'), range(list.CheckInFrom, list.CheckInUntil)),
      clear: () => setFilters({ from: undefined, until: undefined }),
      field: (
        <div className={twoDates}>
          <DayFilter
            from={{ label: t('checkInFrom'), value: list.CheckInFrom }}
            until={{ label: t('checkInUntil'), value: list.CheckInUntil }}
            onChange={setFilters}
          />
        </div>
      ),
    },
    {
      id: 'created',
      label: t('created'),
      value: named(t('created'), range(list.CreatedFrom, list.CreatedUntil)),
      clear: () => setFilters({ sentFrom: undefined, sentUntil: undefined }),
      field: (
        <div className={twoDates}>
          <DayFilter
            from={{ label: t('createdFrom'), value: list.CreatedFrom }}
            until={{ label: t('createdUntil'), value: list.CreatedUntil }}
            onChange={({ from, until }) => setFilters({ sentFrom: from, sentUntil: until })}
          />
        </div>
      ),
    },
  ]
  if (list.OrderId === undefined) return filters
  const contract = t('contractNumber', { number: `${list.OrderId}` })
  const clear = () => setFilters({ contract: undefined })
  return [{ id: 'contract', label: t('contract'), value: named(t('contract'), contract), clear }, ...filters]
}
