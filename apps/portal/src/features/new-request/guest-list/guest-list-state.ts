import { useMemo, useState } from 'react'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { surveyList, type Handling } from '#features/new-request/guest-list/list-survey.ts'
import type { ListRoom, Placing } from '#features/new-request/guest-list/placing/placing.ts'
import type { Answer, DoubtKey } from '#features/new-request/guest-list/understanding/answers.ts'
import type { Columns } from '#features/new-request/guest-list/understanding/column-meaning.ts'
import type { Understood } from '#features/new-request/guest-list/understanding/guess-columns.ts'
import { readGuests } from '#features/new-request/guest-list/understanding/read-guests.ts'

const untouched: Handling = { answers: new Map(), leftOut: new Set(), moved: undefined }
const noList: Understood = { columns: [], rows: [] }

/** A list that was read, and what the user does with it. It lives here alone: nothing of it is kept or sent. */
export function useGuestList({ rooms, checkIn }: { rooms: readonly ListRoom[]; checkIn: CalendarDay }) {
  const [{ columns, rows }, setUnderstood] = useState(noList)
  const [handling, setHandling] = useState(untouched)
  const guests = useMemo(() => readGuests({ columns, rows }, checkIn), [columns, rows, checkIn])
  const survey = useMemo(() => surveyList(guests, handling, { rooms, checkIn }), [guests, handling, rooms, checkIn])
  const take = (understood: Understood) => {
    setUnderstood(understood)
    // The rows mean something else now, and so would the answers.
    setHandling(untouched)
  }
  return {
    columns,
    rows,
    survey,
    leftOut: handling.leftOut,
    take,
    changeColumns: (next: Columns) => take({ columns: next, rows }),
    answer: (given: readonly (readonly [DoubtKey, Answer])[]) =>
      setHandling((known) => ({ ...known, answers: new Map([...known.answers, ...given]) })),
    leaveOut: (row: number, isOut: boolean) =>
      setHandling((known) => {
        const others = [...known.leftOut].filter((one) => one !== row)
        return { ...known, leftOut: new Set(isOut ? [...others, row] : others) }
      }),
    move: (moved: Placing) => setHandling((known) => ({ ...known, moved })),
  }
}

export type GuestListState = ReturnType<typeof useGuestList>
