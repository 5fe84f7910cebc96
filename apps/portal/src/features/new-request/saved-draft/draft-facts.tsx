import { parseCalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showDate, showDateRange } from '@sarai/locale/date/date-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import type { RequestDraft } from '#features/new-request/draft/request-draft.ts'
import type { SavedDraft } from '#features/new-request/saved-draft/saver-state.ts'
import { useSavedWords, useSayWhen } from '#features/new-request/saved-draft/saved-words.ts'

/** By what somebody knows it again, and nobody's name: "Galata Court · 20–25 Dec 2026 · 2 rooms · Saved 09:41". */
export function DraftFacts({ saved, hotelName }: { saved: SavedDraft; hotelName: string | undefined }) {
  const t = useSavedWords()
  const { language } = useLanguage()
  const sayWhen = useSayWhen()
  const { draft, savedAt } = saved
  const count = draft.rooms.length
  const facts = [datesOf(language, draft), count === 0 ? t('noRooms') : t('rooms', { count })]
  return (
    <p>
      {hotelName !== undefined && (
        <>
          <b className="font-semibold">
            <bdi>{hotelName}</bdi>
          </b>
          {' · '}
        </>
      )}
      {[...facts, t('savedAt', { time: sayWhen(savedAt) })].filter((fact) => fact !== undefined).join(' · ')}
    </p>
  )
}

/** As far as they are days: what was typed halfway says nothing yet. */
function datesOf(language: Language, { checkIn, checkOut }: RequestDraft): string | undefined {
  const [first, last] = [parseCalendarDay(checkIn), parseCalendarDay(checkOut)]
  if (first === undefined) return undefined
  return last === undefined || last <= first ? showDate(language, first) : showDateRange(language, first, last)
}
