import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { TypedGuest } from '@sarai/domain/stay/guest.ts'
import { agesOf, fitsPlace } from '#features/new-request/guest-list/placing/place-fit.ts'
import { keepGuests } from '#features/new-request/guest-list/placing/move-guest.ts'
import { placeGuests } from '#features/new-request/guest-list/placing/place-guests.ts'
import { slotsOf, type ListRoom, type Placing, type Slot } from '#features/new-request/guest-list/placing/placing.ts'
import {
  doubtKey,
  isSettled,
  withAnswers,
  type Answers,
  type DoubtKey,
} from '#features/new-request/guest-list/understanding/answers.ts'
import type { Doubt, ListGuest } from '#features/new-request/guest-list/understanding/list-guest.ts'
import { settledName } from '#shared/guest-form/settled-name.ts'

/** An age on the check-in day for which no place is free, or another than the place is for. */
type AgeDoubt = { readonly about: 'age'; readonly age: number; readonly isOpen: boolean }

/** Something to ask the user. It stays once it is settled, so that the answer can be changed. */
export type Question = {
  readonly key: DoubtKey
  readonly guest: ListGuest
  readonly doubt: Doubt | AgeDoubt
  readonly isSettled: boolean
}

/** What the user did with a list that was read. */
export type Handling = {
  readonly answers: Answers
  readonly leftOut: ReadonlySet<number>
  /** Where the user moved guests; before that, they are placed anew whenever more is known about them. */
  readonly moved: Placing | undefined
}

/** How a list stands: who is in it, what has to be asked, who goes where, and who is filled in. */
export type Survey = {
  /** In the order of the list, without those left out. */
  readonly guests: readonly ListGuest[]
  readonly questions: readonly Question[]
  readonly placing: Placing
  /** The rows about which something is still to be said: they are not filled in. */
  readonly openRows: ReadonlySet<number>
}

type Stay = { readonly rooms: readonly ListRoom[]; readonly checkIn: CalendarDay }

export function surveyList(read: readonly ListGuest[], { answers, leftOut, moved }: Handling, stay: Stay): Survey {
  const all = withAnswers(read, answers)
  const guests = all.filter(({ row }) => !leftOut.has(row))
  const seekers = guests.map((guest) => ({ ...guest, ages: agesOf(guest, stay.checkIn) }))
  const placing = moved
    ? keepGuests(
        moved,
        guests.map(({ row }) => row),
      )
    : placeGuests(seekers, stay.rooms)
  const questions = all.flatMap((guest) => {
    const isOut = leftOut.has(guest.row)
    const doubts = [...guest.doubts, ...ageDoubt(guest, placing, stay, answers)]
    return doubts.map((doubt) => ({
      key: doubtKey(guest.row, doubt.about),
      guest,
      doubt,
      isSettled: isOut || (doubt.about === 'age' ? !doubt.isOpen : isSettled(doubt, guest, guests, answers)),
    }))
  })
  const openRows = new Set(questions.filter((question) => !question.isSettled).map(({ guest }) => guest.row))
  return { guests, questions, placing, openRows }
}

function ageDoubt(guest: ListGuest, { rooms, waiting }: Placing, stay: Stay, answers: Answers): AgeDoubt[] {
  const ages = agesOf(guest, stay.checkIn)
  const [age] = ages
  if (age === undefined) return []
  const free = slotsOf(stay.rooms).filter(({ room, place }) => rooms[room]?.[place] === null)
  const taken = slotsOf(stay.rooms).find(({ room, place }) => rooms[room]?.[place] === guest.row)
  const fits = ({ type }: Slot) => fitsPlace(type, ages)
  const isOpen = taken ? !fits(taken) : waiting.includes(guest.row) && free.length > 0 && !free.some(fits)
  const wasAnswered = answers.has(doubtKey(guest.row, 'age'))
  return isOpen || wasAnswered ? [{ about: 'age', age, isOpen }] : []
}

/** By room and place; null where a place keeps what it holds. */
export type GuestsByRoom = readonly (readonly (TypedGuest | null)[])[]

export function filledRooms({ guests, placing, openRows }: Survey, rooms: readonly ListRoom[]): GuestsByRoom {
  const byRow = new Map(guests.map((guest) => [guest.row, guest]))
  return rooms.map(({ places }, room) =>
    places.map((type, place) => {
      const guest = byRow.get(placing.rooms[room]?.[place] ?? 0)
      return guest && !openRows.has(guest.row) ? typedGuest(guest, type) : null
    }),
  )
}

/** As if it had been typed into the fields of the place. */
function typedGuest(guest: ListGuest, type: TypedGuest['type']): TypedGuest {
  const { firstName, lastName, dateOfBirth, gender, passportNumber, nationalityCode } = guest
  return {
    type,
    firstName: settledName(firstName),
    lastName: settledName(lastName),
    ...(dateOfBirth !== undefined && { dateOfBirth }),
    ...(gender !== undefined && { gender }),
    passportNumber,
    nationalityCode,
  }
}
