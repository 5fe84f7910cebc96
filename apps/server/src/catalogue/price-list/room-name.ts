import type { RoomView } from '@sarai/domain/catalogue/what-is-sold.ts'
import type { Language } from '@sarai/locale/language.ts'
import { searchKey } from '@sarai/locale/text/search-key.ts'
import { viewName } from '@sarai/locale/words/room-words.ts'

/** "Classic double, sea view": a view that is not worth naming, or stands in the name already, is not said. */
export function roomName(language: Language, room: { nameEn: string; nameFa: string; view: RoomView }): string {
  const name = language === 'fa' ? room.nameFa : room.nameEn
  const view = viewName(language, room.view)
  if (room.view === 'none' || searchKey(name).includes(searchKey(view))) return name
  return language === 'fa' ? `${name}، ${view}` : `${name}, ${view.toLowerCase()}`
}
