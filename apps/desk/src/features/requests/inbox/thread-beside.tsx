import { ArrowUpRight } from 'lucide-react'
import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { RecordGone, saysGone } from '@sarai/frame/failure/record-gone.tsx'
import { conversationAbout, useSettle } from '#features/requests/thread/thread-calls.ts'
import { useNotes } from '@sarai/frame/thread/use-thread.ts'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { StateChip } from '@sarai/ui/booking/state-chip.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { ButtonLink } from '@sarai/ui/kit/button/link.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { RowsSkeleton } from '@sarai/ui/kit/table/rows-skeleton.tsx'
import { useInboxWords } from '#features/requests/inbox/inbox-words.ts'
import { ThreadActions } from '#features/requests/inbox/thread-actions.tsx'
import { useAssign, useRequest } from '#features/requests/request-calls.ts'
import { MessagesCard } from '#features/requests/thread/messages-card.tsx'

/** One thread beside the list, and what its request is about. */
export function ThreadBeside({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useInboxWords()
  const request = useRequest(id)
  if (saysGone(request.error)) {
    return (
      <RecordGone>
        <Button onPress={onClose}>{t('back')}</Button>
      </RecordGone>
    )
  }
  if (!request.data) {
    return <Card>{request.error ? <LoadError of={request} /> : <RowsSkeleton rows={5} mark="size-9" />}</Card>
  }
  return (
    <section aria-label={request.data.number} className="grid min-w-0 gap-3.5">
      <ThreadHead of={request.data} />
      <MessagesCard of={request.data} />
    </section>
  )
}

function ThreadHead({ of: request }: { of: DeskRequest }) {
  const t = useInboxWords()
  const { language } = useLanguage()
  const assign = useAssign(request.id)
  const settle = useSettle(request)
  const last = useNotes(conversationAbout(request.id)).notes?.at(-1)
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="min-w-0 grow">
        <h2 className="flex flex-wrap items-center gap-x-3 text-h3 font-semibold">
          <bdi>{request.agency.name}</bdi>
          <StateChip state={request.state} />
        </h2>
        <p className="text-small text-muted">
          <bdi dir="ltr">{request.number}</bdi> · <bdi>{language === 'fa' ? request.hotelFa : request.hotelEn}</bdi> ·{' '}
          {showDateRange(language, calendarDay(request.checkIn), calendarDay(request.checkOut))}
        </p>
      </div>
      <ThreadActions
        number={request.number}
        assignedTo={request.assignedTo}
        assign={assign}
        settle={settle}
        unanswered={last && !last.isOurs ? last.id : undefined}
      />
      <ButtonLink href={`/requests/${request.id}`} size="small" icon={ArrowUpRight}>
        {t('open')}
      </ButtonLink>
    </header>
  )
}
