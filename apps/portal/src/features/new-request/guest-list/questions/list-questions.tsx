import { CircleCheck } from 'lucide-react'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { Disclosure } from '@sarai/ui/kit/show/disclosure.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { ListQuestion } from '#features/new-request/guest-list/questions/list-question.tsx'
import { foldToldDates } from '#features/new-request/guest-list/questions/told-dates.ts'
import { useGuestListWords } from '#features/new-request/guest-list/guest-list-words.ts'
import type { GuestListState } from '#features/new-request/guest-list/guest-list-state.ts'
import type { Question } from '#features/new-request/guest-list/list-survey.ts'
import { useInParts } from '#features/new-request/guest-list/use-in-parts.tsx'

/** Only what is unclear; clear rows are no work for anybody. */
export function ListQuestions({ list, checkIn }: { list: GuestListState; checkIn: CalendarDay }) {
  const t = useGuestListWords()
  const { asked, told } = foldToldDates(list.survey.questions)
  const askedInParts = useInParts(asked)
  const toldInParts = useInParts(told)
  const settled = asked.filter(({ isSettled }) => isSettled).length
  const isAllClear = asked.length === 0 && list.survey.guests.length > 0
  const card = (question: Question) => (
    <ListQuestion key={question.key} question={question} list={list} checkIn={checkIn} />
  )
  return (
    <div className="grid content-start gap-3">
      {isAllClear && (
        <EmptyState icon={CircleCheck} title={t('nothingToAsk')}>
          {t('nothingToAskText')}
        </EmptyState>
      )}
      {asked.length > 0 && (
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="font-semibold">{t('needsYou', { count: asked.length })}</h3>
          <output className="text-small text-muted">{t('settled', { settled, all: asked.length })}</output>
        </div>
      )}
      {askedInParts.shown.map(card)}
      {askedInParts.more}
      {told.length > 0 && (
        <div className="overflow-hidden rounded-inner border border-line *:border-t-0">
          <Disclosure title={t('toldDates', { count: told.length })}>
            <div className="grid gap-3 p-3">
              {toldInParts.shown.map(card)}
              {toldInParts.more}
            </div>
          </Disclosure>
        </div>
      )}
    </div>
  )
}
