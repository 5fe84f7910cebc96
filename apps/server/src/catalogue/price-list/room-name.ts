import type { RoomView } from '@sarai/domain/catalogue/what-is-sold.ts'
import type { Language } from '@sarai/locale/language.ts'
import { viewName } from '@sarai/locale/words/room-words.ts'

/** "Classic double, sea view": a room without a view worth naming is named without one. */
export function roomName(language: Language, room: { nameEn: string; nameFa: string; view: RoomView }): string {
  const name = language === 'fa' ? room.nameFa : room.nameEn
  if (room.view === 'none') return name
  return language === 'fa'
    ? `${name}، ${viewName('fa', room.view)}`
    : `${name}, ${viewName('en', room.view).toLowerCase()}`
}
