import { defaultLanguage, languages, type Language } from '@sarai/locale/language.ts'
import { keptChoice } from '@sarai/ui/kit/kept-choice.ts'
import { languageKey } from '@sarai/ui/kit/language.tsx'

/** The language of the screen, for code that is no component: calls say it in a header. */
export function currentLanguage(): Language {
  return keptChoice(languageKey, languages, defaultLanguage)
}

const sentences: Record<Language, string> = {
  en: 'The server did not answer. Try again in a moment.',
  fa: 'پاسخی از سرور نرسید. کمی بعد دوباره تلاش کنید.',
}

/** What to say when no answer arrived, and so no server could say it. */
export function unreachable(): string {
  return sentences[currentLanguage()]
}
