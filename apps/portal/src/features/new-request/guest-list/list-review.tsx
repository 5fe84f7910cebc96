import { useEffect, useRef } from 'react'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { ListQuestions } from '#features/new-request/guest-list/questions/list-questions.tsx'
import { ListSource } from '#features/new-request/guest-list/list-source.tsx'
import { PlacesBoard } from '#features/new-request/guest-list/board/places-board.tsx'
import { useGuestListWords } from '#features/new-request/guest-list/guest-list-words.ts'
import type { GuestListState } from '#features/new-request/guest-list/guest-list-state.ts'
import type { ListRoom } from '#features/new-request/guest-list/placing/placing.ts'
import { hasNames } from '#features/new-request/guest-list/understanding/column-meaning.ts'

type ListReviewProps = {
  list: GuestListState
  name: string | undefined
  rooms: readonly ListRoom[]
  checkIn: CalendarDay
  /** How it stands, in a line. */
  label: string
  onAnother: () => void
}

/** What was understood of a list: what is unclear, and who goes where. */
export function ListReview({ list, name, rooms, checkIn, label, onAnother }: ListReviewProps) {
  const t = useGuestListWords()
  const start = useRef<HTMLElement>(null)
  // The field that had the focus is gone: whoever listens hears what became of the list.
  useEffect(() => start.current?.focus(), [])
  const { columns, rows, survey } = list
  const unnumbered = survey.guests.filter(
    ({ row, passportNumber }) => passportNumber === '' && !survey.openRows.has(row),
  ).length
  return (
    <section ref={start} tabIndex={-1} aria-label={label} className="grid gap-4 outline-none">
      <ListSource name={name} rows={rows} columns={columns} onColumns={list.changeColumns} onAnother={onAnother} />
      {hasNames(columns) ? (
        <div className="grid gap-5 md:grid-cols-[3fr_2fr]">
          <ListQuestions list={list} checkIn={checkIn} />
          <div className="grid content-start gap-3">
            <PlacesBoard survey={survey} rooms={rooms} onMove={list.move} />
            {unnumbered > 0 && <Callout>{t('noPassports', { count: unnumbered })}</Callout>}
          </div>
        </div>
      ) : (
        <Callout tone="warning">{t('noNames')}</Callout>
      )}
    </section>
  )
}
