import { useParams } from 'react-router'
import { Lock, LockOpen } from 'lucide-react'
import type { TicketGroup } from '@sarai/wire/portal/tickets.ts'
import { RecordPage } from '@sarai/frame/data/record-page.tsx'
import { ThreadPanel } from '@sarai/frame/thread/thread-panel.tsx'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { Chip } from '@sarai/ui/kit/show/chip.tsx'
import { conversationOf, useSwitch, useTicket } from '#features/support/support-calls.ts'
import { useSupportWords } from '#features/support/support-words.ts'
import { useProfile } from '#shared/profile.ts'
import { UploadsLeft } from '#shared/uploads-left/uploads-left.tsx'

/** One conversation, as the messages of a request are shown [ticket-01]. */
export function TicketPage() {
  const t = useSupportWords()
  const { language } = useLanguage()
  const id = Number(useParams()['ticketId'])
  const ticket = useTicket(id)
  const head = ticket.data
  return (
    <RecordPage
      of={ticket}
      kind={t('ticket')}
      back={{ href: '/support', label: t('title') }}
      header={
        head && {
          title: <bdi className="wrap-anywhere">{head.Subject}</bdi>,
          badge: <Chip colour={head.IsClosed ? 'grey' : 'blue'}>{t(head.IsClosed ? 'closed' : 'open')}</Chip>,
          note: (
            <>
              <bdi dir="ltr">{head.Number}</bdi> · <bdi>{head.TicketCategoryValue}</bdi> ·{' '}
              {t.rich('openedBy', {
                name: <bdi>{head.OpenedByName}</bdi>,
                when: showShortDateTime(language, Date.parse(head.OpenedAt)),
              })}
            </>
          ),
          actions: <CloseButton of={head} />,
        }
      }
    >
      {(found) => <Messages of={found} />}
    </RecordPage>
  )
}

function CloseButton({ of: ticket }: { of: TicketGroup }) {
  const t = useSupportWords()
  const { write, isPending } = useSwitch(ticket)
  if (ticket.IsClosed) return null
  return (
    <Button icon={Lock} onPress={() => write(true)} isPending={isPending}>
      {t('close')}
    </Button>
  )
}

function Messages({ of: ticket }: { of: TicketGroup }) {
  const t = useSupportWords()
  const { data: profile } = useProfile()
  const { write, isPending } = useSwitch(ticket)
  if (profile === undefined) return null
  return (
    <CardSection title={t('messages')} className="flex max-w-280 min-w-0 flex-col">
      <ThreadPanel
        key={ticket.Id}
        of={conversationOf(ticket.Id)}
        owner={profile.UserName}
        empty={t('messagesEmpty')}
        otherSide={t('desk')}
        filesLeft={(sent) => <UploadsLeft sent={sent} />}
        closed={
          ticket.IsClosed ? (
            <Callout
              actions={
                <Button size="small" icon={LockOpen} onPress={() => write(false)} isPending={isPending}>
                  {t('reopen')}
                </Button>
              }
            >
              {t(ticket.IsClosedByBroker ? 'closedByUs' : 'closedByYou')}
            </Callout>
          ) : undefined
        }
        className="max-lg:max-h-[max(24rem,calc(100dvh-15.5rem))] lg:max-h-[42rem]"
      />
    </CardSection>
  )
}
