import { ArrowUpRight, CheckCheck, UserRoundCheck } from 'lucide-react'
import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { conversationAbout, useSettle } from '#features/requests/thread/thread-calls.ts'
import { useNotes } from '@sarai/frame/thread/use-thread.ts'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { StateChip } from '@sarai/ui/booking/state-chip.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { ButtonLink } from '@sarai/ui/kit/button/link.tsx'
import { useShortcuts } from '@sarai/ui/kit/commands/shortcuts.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { RowsSkeleton } from '@sarai/ui/kit/table/rows-skeleton.tsx'
import { useInboxWords } from '#features/requests/inbox/inbox-words.ts'
import { useAssign, useRequest } from '#features/requests/request-calls.ts'
import { MessagesCard } from '#features/requests/thread/messages-card.tsx'
import { useTalkWords } from '#features/requests/thread/thread-words.ts'
import { useProfile } from '#shared/profile.ts'

/** One thread beside the list, and what its request is about. */
export function ThreadBeside({ id }: { id: number }) {
  const request = useRequest(id)
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
  const talk = useTalkWords()
  const { language } = useLanguage()
  const { data: profile } = useProfile()
  const assign = useAssign(request.id)
  const settle = useSettle(request)
  const last = useNotes(conversationAbout(request.id)).notes?.at(-1)
  const isMine = request.assignedTo?.id === profile?.id
  const mayTake = profile !== undefined && !isMine && !assign.isPending
  const maySettle = last !== undefined && !last.isOurs && !settle.isPending
  useShortcuts(request.number, [
    ...(mayTake ? [{ keys: ['KeyT'] as const, label: t('take'), onPress: () => assign.write(profile.id) }] : []),
    ...(maySettle ? [{ keys: ['KeyE'] as const, label: talk('done'), onPress: () => settle.write(last.id) }] : []),
  ])
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
      {profile && !isMine && (
        <Button
          size="small"
          icon={UserRoundCheck}
          onPress={() => assign.write(profile.id)}
          isPending={assign.isPending}
        >
          {t('take')}
        </Button>
      )}
      {last && !last.isOurs && (
        <Button size="small" icon={CheckCheck} onPress={() => settle.write(last.id)} isPending={settle.isPending}>
          {talk('done')}
        </Button>
      )}
      <ButtonLink href={`/requests/${request.id}`} size="small" icon={ArrowUpRight}>
        {t('open')}
      </ButtonLink>
    </header>
  )
}
