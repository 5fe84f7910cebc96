import type { DeskThread } from '@sarai/wire/desk/requests/threads.ts'
import type { Language } from '@sarai/locale/language.ts'
import { showBriefDuration } from '@sarai/locale/date/duration-display.ts'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { BareButton } from '@sarai/ui/kit/button/bare-button.tsx'
import { Avatar } from '@sarai/ui/kit/show/avatar.tsx'
import { Chip } from '@sarai/ui/kit/show/chip.tsx'
import { CutName } from '@sarai/ui/kit/show/cut-name.tsx'
import { Count } from '@sarai/ui/kit/show/count.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useInboxWords } from '#features/requests/inbox/inbox-words.ts'

type InboxRowProps = { of: DeskThread; now: number; isOpen: boolean; onOpen: () => void }

/** Who waits and for how long, and what was said last. */
export function InboxRow({ of: thread, now, isOpen, onOpen }: InboxRowProps) {
  const { agency, unread, waitingSince, last } = thread
  const t = useInboxWords()
  const { language } = useLanguage()
  const isClosed = thread.kind === 'ticket' && thread.isClosed
  // Nobody waits for an answer in a conversation that is over.
  const since = isClosed ? null : waitingSince
  const quiet = isOpen ? '' : 'text-muted'
  return (
    <li>
      <BareButton
        onPress={onOpen}
        data-row-link
        aria-current={isOpen || undefined}
        className={`grid w-full grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 px-3.5 py-2.5 text-start text-small
          ${isOpen ? 'bg-primary-soft text-on-primary-soft' : 'data-hovered:bg-surface-2'}`}
      >
        <span className="relative row-span-4 self-start">
          <Avatar name={last.author} tone={last.isDesk ? 'staff' : 'agency'} size={36} />
          <Count
            value={unread}
            tone="hot"
            label={t('unreadCount', { count: unread })}
            className="absolute -end-2 -top-2"
          />
        </span>
        <span className={`min-w-0 ${unread > 0 ? 'font-semibold' : ''}`}>
          <CutName>{agency.name}</CutName>
        </span>
        <span className={since === null ? quiet : 'font-semibold text-on-accent-soft'}>
          {since === null
            ? showShortDateTime(language, Date.parse(last.at))
            : t('waits', { time: showBriefDuration(language, Math.max(60_000, now - Date.parse(since))) })}
        </span>
        {thread.kind === 'ticket' && (
          <span className="col-span-2 flex items-center justify-between gap-2">
            <CutName className="min-w-0">{thread.subject}</CutName>
            {isClosed && <Chip colour="grey">{t('closedTicket')}</Chip>}
          </span>
        )}
        <span className="col-span-2 flex gap-1">
          {last.isDesk && <span className="shrink-0">{t('us')}</span>}
          <span dir="auto" className="min-w-0 truncate text-start">
            {last.excerpt}
          </span>
        </span>
        <span className={`col-span-2 truncate ${quiet}`}>
          {thread.kind === 'ticket' && <>{t('ticket')} </>}
          <bdi dir="ltr">{thread.number}</bdi> · <bdi>{aboutOf(thread, language)}</bdi>
          {thread.assignedTo && (
            <>
              {' · '}
              <bdi>{thread.assignedTo.name}</bdi>
            </>
          )}
        </span>
      </BareButton>
    </li>
  )
}

/** The hotel of a request; of which kind a ticket is. */
function aboutOf(thread: DeskThread, language: Language): string {
  const isPersian = language === 'fa'
  if (thread.kind === 'request') return isPersian ? thread.hotelFa : thread.hotelEn
  const { nameEn, nameFa } = thread.category
  return isPersian ? nameFa : nameEn
}
