import { calendarDayAt } from '@sarai/domain/ground/hotel-time.ts'
import { showDeadline, showTime, tehran } from '@sarai/locale/date/date-display.ts'
import { useToday } from '@sarai/ui/kit/date/today.ts'
import { useLanguage, useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/new-request/saved-draft/messages.en.ts'
import { fa } from '#features/new-request/saved-draft/messages.fa.ts'

const words = { en, fa }

export const useSavedWords = () => useWords(words)

/** "09:41" today, "Sun 15 Nov, 09:41" before. */
export function useSayWhen(): (savedAt: string) => string {
  const { language } = useLanguage()
  const today = useToday()
  return (savedAt) => {
    const moment = Date.parse(savedAt)
    return calendarDayAt(moment, tehran) === today ? showTime(language, moment) : showDeadline(language, moment)
  }
}
