import { Inbox, MessageSquareText } from 'lucide-react'
import type { UnreadNote } from '@sarai/wire/portal/dashboard.ts'
import { StateChip } from '@sarai/ui/booking/state-chip.tsx'
import { Count } from '@sarai/ui/kit/show/count.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { Link } from '@sarai/ui/kit/button/link.tsx'
import { useDashboardWords } from '#features/dashboard/dashboard-words.ts'

export function UnreadList({ notes }: { notes: readonly UnreadNote[] }) {
  const t = useDashboardWords()
  if (notes.length === 0) {
    return (
      <div className="border-t border-line">
        <EmptyState icon={Inbox} title={t('noUnread')}>
          {t('noUnreadText')}
        </EmptyState>
      </div>
    )
  }
  return (
    <ul>
      {notes.map(({ id, reserveNumber, state, unreadNoteCount }) => (
        <li key={id} className="flex items-center gap-3 border-t border-line px-3.5 py-2.75 sm:px-4.5">
          <span className="relative grid size-8.5 shrink-0 place-items-center rounded-control bg-primary-soft text-on-primary-soft">
            <Icon of={MessageSquareText} size={17} />
            <Count
              value={unreadNoteCount}
              tone="alert"
              label={t('unreadCount', { count: unreadNoteCount })}
              className="absolute -end-1.5 -top-1.5"
            />
          </span>
          <div className="min-w-0 grow">
            <p className="font-semibold">{t.rich('request', { number: <bdi dir="ltr">{reserveNumber}</bdi> })}</p>
            <StateChip state={state} />
          </div>
          <Link
            href={`/reservations/reservation-details/${id}?tab=messages`}
            aria-label={t('viewOf', { number: reserveNumber })}
            className="py-1"
          >
            {t('view')}
          </Link>
        </li>
      ))}
    </ul>
  )
}
