import { boards } from '@sarai/domain/catalogue/what-is-sold.ts'
import type { Language } from '@sarai/locale/language.ts'
import { boardName } from '@sarai/locale/words/room-words.ts'

/** Each with the abbreviation that the trade knows it by. */
export function boardChoices(language: Language) {
  return boards.map((code) => ({ value: code, label: boardName(language, code), note: code }))
}
