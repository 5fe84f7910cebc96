import type { Language } from '@sarai/locale/language.ts'

/** The button of an advertisement, on the dashboard and in the desk's preview of it. */
export const adOpen: Record<Language, string> = { en: 'See the offer', fa: 'مشاهده پیشنهاد' }
