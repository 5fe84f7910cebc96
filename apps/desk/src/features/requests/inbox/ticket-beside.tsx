import { ArrowUpRight, Lock, LockOpen } from 'lucide-react'
import type { DeskTicket } from '@sarai/wire/desk/support/tickets.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { RecordGone, saysGone } from '@sarai/frame/failure/record-gone.tsx'
import { ThreadPanel } from '@sarai/frame/thread/thread-panel.tsx'
import { useNotes } from '@sarai/frame/thread/use-thread.ts'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { ButtonLink } from '@sarai/ui/kit/button/link.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { Card, CardSection } from '@sarai/ui/kit/show/card.tsx'
import { Chip } from '@sarai/ui/kit/show/chip.tsx'
import { RowsSkeleton } from '@sarai/ui/kit/table/rows-skeleton.tsx'
import { useInboxWords } from '#features/requests/inbox/inbox-words.ts'
import { ThreadActions } from '#features/requests/inbox/thread-actions.tsx'
import {
  conversationOfTicket,
  useAssignTicket,
  useSettleTicket,
  useSwitchTicket,
  useTicket,
} from '#features/requests/inbox/ticket-calls.ts'
import { useTalkWords } from '#features/requests/thread/thread-words.ts'
import { useProfile } from '#shared/profile.ts'

/** Long enough that whoever walks through a list has not read everything for the whole desk. */
const readAfterMs = 2_000

/** One support conversation beside the list. It belongs to no request. */
export function TicketBeside({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useInboxWords()
  const ticket = useTicket(id)
  if (saysGone(ticket.error)) {
    return (
      <RecordGone>
        <Button onPress={onClose}>{t('back')}</Button>
      </RecordGone>
    )
  }
  if (!ticket.data) {
    return <Card>{ticket.error ? <LoadError of={ticket} /> : <RowsSkeleton rows={5} mark="size-9" />}</Card>
  }
  return (
    <section aria-label={ticket.data.number} className="grid min-w-0 gap-3.5">
      <TicketHead of={ticket.data} />
      <TicketMessages of={ticket.data} />
    </section>
  )
}

function TicketHead({ of: ticket }: { of: DeskTicket }) {
  const t = useInboxWords()
  const { language } = useLanguage()
  const assign = useAssignTicket(ticket)
  const settle = useSettleTicket(ticket)
  const last = useNotes(conversationOfTicket(ticket.id)).notes?.at(-1)
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="min-w-0 grow">
        <h2 className="flex flex-wrap items-center gap-x-3 text-h3 font-semibold">
          <bdi className="wrap-anywhere">{ticket.subject}</bdi>
          <Chip colour={ticket.isClosed ? 'grey' : 'blue'}>{t(ticket.isClosed ? 'closedTicket' : 'openTicket')}</Chip>
        </h2>
        <p className="text-small text-muted">
          <bdi dir="ltr">{ticket.number}</bdi> ·{' '}
          <bdi>{language === 'fa' ? ticket.category.nameFa : ticket.category.nameEn}</bdi> ·{' '}
          <bdi>{ticket.agency.name}</bdi> · <bdi>{ticket.openedBy}</bdi> ·{' '}
          {showShortDateTime(language, Date.parse(ticket.openedAt))}
        </p>
      </div>
      <ThreadActions
        number={ticket.number}
        assignedTo={ticket.assignedTo}
        assign={assign}
        settle={settle}
        unanswered={last && !last.isOurs && !ticket.isClosed ? last.id : undefined}
      />
      {ticket.request && (
        <ButtonLink href={`/requests/${ticket.request.id}`} size="small" icon={ArrowUpRight}>
          {ticket.request.number}
        </ButtonLink>
      )}
      <ButtonLink href={`/agencies/${ticket.agency.id}`} size="small" icon={ArrowUpRight}>
        {t('openAgency')}
      </ButtonLink>
    </header>
  )
}

function TicketMessages({ of: ticket }: { of: DeskTicket }) {
  const t = useInboxWords()
  const talk = useTalkWords()
  const { data: profile } = useProfile()
  const { write, isPending } = useSwitchTicket(ticket)
  if (profile === undefined) return null
  return (
    <CardSection
      title={talk('title')}
      actions={
        !ticket.isClosed && (
          <Button size="small" icon={Lock} onPress={() => write(true)} isPending={isPending}>
            {t('closeTicket')}
          </Button>
        )
      }
      className="flex min-w-0 flex-col"
    >
      <ThreadPanel
        key={ticket.id}
        of={conversationOfTicket(ticket.id)}
        owner={`staff-${profile.id}`}
        empty={talk('empty')}
        otherSide={talk('agency')}
        readAfterMs={readAfterMs}
        closed={
          ticket.isClosed ? (
            <Callout
              actions={
                <Button size="small" icon={LockOpen} onPress={() => write(false)} isPending={isPending}>
                  {t('reopenTicket')}
                </Button>
              }
            >
              {t(ticket.isClosedByDesk ? 'closedByUs' : 'closedByAgency')}
            </Callout>
          ) : undefined
        }
        className="max-h-[42rem]"
      />
    </CardSection>
  )
}
