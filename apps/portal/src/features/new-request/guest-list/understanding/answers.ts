import { twinsOf } from '#features/new-request/guest-list/understanding/passport-twins.ts'
import type { Doubt, GuestValues, ListGuest } from '#features/new-request/guest-list/understanding/list-guest.ts'

/** What the user said to a doubt: the values that it concerns, empty ones where they shall stay empty. */
export type Answer = Partial<GuestValues>
export type DoubtKey = `${number} ${Doubt['about'] | 'age'}`
export type Answers = ReadonlyMap<DoubtKey, Answer>

export const doubtKey = (row: number, about: Doubt['about'] | 'age'): DoubtKey => `${row} ${about}`

/** The guests as they stand after what was answered. The doubts stay, so that an answer can be changed. */
export function withAnswers(guests: readonly ListGuest[], answers: Answers): ListGuest[] {
  return guests.map((guest) => {
    const given = [...guest.doubts.map(({ about }) => about), 'age' as const].map((about) =>
      answers.get(doubtKey(guest.row, about)),
    )
    return Object.assign({}, guest, ...given)
  })
}

/** Whether a doubt needs no more of the user. `guests` are as they stand after the answers. */
export function isSettled(doubt: Doubt, guest: ListGuest, guests: readonly ListGuest[], answers: Answers): boolean {
  // Either of the two may be the one that was wrong.
  if (doubt.about === 'twin') return twinsOf(guest, guests).length === 0
  if (answers.has(doubtKey(guest.row, doubt.about))) return true
  return doubt.about === 'twoDays' && doubt.likely !== undefined
}
