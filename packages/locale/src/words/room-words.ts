import type { Board, RoomView } from '@sarai/domain/catalogue/what-is-sold.ts'
import type { Language } from '#language.ts'

/** What is served with a room, by the trade's abbreviation. */
const boards: Record<Board, Record<Language, string>> = {
  RO: { en: 'Room only', fa: 'بدون وعده غذایی' },
  BB: { en: 'Bed & breakfast', fa: 'با صبحانه' },
  HB: { en: 'Half board', fa: 'نیم‌برد (صبحانه و شام)' },
  FB: { en: 'Full board', fa: 'فول‌برد (سه وعده)' },
  AI: { en: 'All inclusive', fa: 'آل‌اینکلوسیو' },
  UAI: { en: 'Ultra all inclusive', fa: 'یوآل (اولترا آل‌اینکلوسیو)' },
}

/** What is seen from the window. */
const views: Record<RoomView, Record<Language, string>> = {
  none: { en: 'No view', fa: 'بدون چشم‌انداز' },
  city: { en: 'City view', fa: 'رو به شهر' },
  sea: { en: 'Sea view', fa: 'رو به دریا' },
  'partial-sea': { en: 'Partial sea view', fa: 'دید جزئی به دریا' },
  garden: { en: 'Garden view', fa: 'رو به باغ' },
  pool: { en: 'Pool view', fa: 'رو به استخر' },
  mountain: { en: 'Mountain view', fa: 'رو به کوه' },
  valley: { en: 'Valley view', fa: 'رو به دره' },
  courtyard: { en: 'Courtyard view', fa: 'رو به حیاط' },
  'old-town': { en: 'Old town view', fa: 'رو به بافت قدیم شهر' },
  river: { en: 'River view', fa: 'رو به رودخانه' },
}

export function boardName(language: Language, board: Board): string {
  return boards[board][language]
}

export function viewName(language: Language, view: RoomView): string {
  return views[view][language]
}
