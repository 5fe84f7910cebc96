import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import type { Target } from '#features/new-request/guest-list/board/guest-slot.tsx'
import { useGuestListWords } from '#features/new-request/guest-list/guest-list-words.ts'
import type { Survey } from '#features/new-request/guest-list/list-survey.ts'
import { slotsOf, type ListRoom, type Placing } from '#features/new-request/guest-list/placing/placing.ts'
import { shownName } from '#features/new-request/guest-list/understanding/list-guest.ts'

/** How guests and places are called: rooms by their number too, as several may be of one type. */
export function useBoardNames({ guests, placing }: Survey, rooms: readonly ListRoom[]) {
  const t = useGuestListWords()
  const { language } = useLanguage()
  const names = new Map(guests.map((guest) => [guest.row, shownName(guest)]))
  const nameOf = (row: number) => names.get(row) ?? ''
  const slots = slotsOf(rooms)
  const roomName = (room: number) => `${showNumber(language, room + 1)} · ${rooms[room]?.name ?? ''}`
  return {
    nameOf,
    /** The places of all others, by who stands there. */
    targetsOf: (row: number): Target[] => {
      const others = slots.flatMap(({ room, place, type }) => {
        const there = placing.rooms[room]?.[place] ?? null
        if (there === row) return []
        const name = there === null ? `${t('freePlace')}, ${t(type)}` : nameOf(there)
        return [{ label: t('moveTo', { room: roomName(room), place: name }), spot: { room, place } }]
      })
      return placing.waiting.includes(row) ? others : [...others, { label: t('noPlaceYet'), spot: 'waiting' }]
    },
    tellMove: (row: number, after: Placing): string => {
      const slot = slots.find(({ room, place }) => after.rooms[room]?.[place] === row)
      const place = slot ? t('moveTo', { room: roomName(slot.room), place: t(slot.type) }) : t('noPlaceYet')
      return t('moved', { guest: nameOf(row), place })
    },
  }
}
