import { useQuery } from '@tanstack/react-query'
import { listTicketsAbout } from '@sarai/wire/desk/support/tickets.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { Link } from '@sarai/ui/kit/button/link.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { Chip } from '@sarai/ui/kit/show/chip.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { useInboxWords } from '#features/requests/inbox/inbox-words.ts'
import { api } from '#shared/api.ts'

/** What the agency asked us from the page of this request. Nothing is drawn where it asked nothing. */
export function TicketsCard({ of: { id } }: { of: { id: number } }) {
  const t = useDetailsWords()
  const inbox = useInboxWords()
  const { language } = useLanguage()
  // Named after what the live stream calls them.
  const tickets = useQuery({
    queryKey: ['ticket', 'of-request', id],
    queryFn: async () => (await api(listTicketsAbout, { params: { id } })).tickets,
  })
  if (tickets.data?.length === 0 || (!tickets.data && !tickets.error)) return null
  return (
    <CardSection title={t('tickets')}>
      {tickets.error && !tickets.data && <LoadError of={tickets} />}
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {tickets.data?.map(({ id: ticket, number, subject, isClosed, openedAt }) => (
          <li key={ticket} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-3.5 py-2.5 sm:px-4.5">
            <span className="min-w-0 grow">
              <Link href={`/inbox?ticket=${ticket}`} className="block wrap-anywhere">
                <bdi>{subject}</bdi>
              </Link>
              <span className="text-small text-muted">
                <bdi dir="ltr">{number}</bdi> · {showShortDateTime(language, Date.parse(openedAt))}
              </span>
            </span>
            <Chip colour={isClosed ? 'grey' : 'blue'}>{inbox(isClosed ? 'closedTicket' : 'openTicket')}</Chip>
          </li>
        ))}
      </ul>
    </CardSection>
  )
}
