import { foldToldDates } from '#features/new-request/guest-list/questions/told-dates.ts'
import { useGuestListWords } from '#features/new-request/guest-list/guest-list-words.ts'
import type { Survey } from '#features/new-request/guest-list/list-survey.ts'

/** "7 guests read · 5 clear · 2 need a look", of the list as it was read. */
export function useSurveyNote({ guests, questions }: Survey): string {
  const t = useGuestListWords()
  const rows = new Set(foldToldDates(questions).asked.map(({ guest }) => guest.row))
  const clear = guests.filter(({ row }) => !rows.has(row)).length
  // Nobody at all is not "all clear": it may be the wrong list, or the names stand in another column.
  if (clear + rows.size === 0) return t('noneRead')
  const read = t('readCount', { count: clear + rows.size })
  if (rows.size === 0) return t('allClear', { read })
  return t('survey', { read, clear: t('clear', { count: clear }), unclear: t('unclear', { count: rows.size }) })
}
