import type { DeskRequest, DeskRequestEvent } from '@sarai/wire/desk/requests/details.ts'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { ChangedLines } from '#features/requests/details/changed-lines.tsx'
import { eventWords } from '#features/requests/details/event-words.ts'
import { useDetailsWords } from '#features/requests/details/details-words.ts'

/** Who did what, the newest first. */
export function TimelineCard({ of: { events } }: { of: DeskRequest }) {
  const t = useDetailsWords()
  const when = useWhen()
  return (
    <CardSection title={t('timeline')}>
      <ol className="grid gap-3 border-t border-line px-3.5 py-3.5 sm:px-4.5">
        {events.map((event) => (
          <li key={event.version} className="border-s-2 border-primary-soft ps-3">
            <p className="font-semibold">{t(eventWords(event))}</p>
            {event.question && <Asked of={event.question} at={event.at} />}
            {event.change && <ChangedLines of={event.change} />}
            {event.reason !== null && (
              <p dir="auto" className="text-small text-soft wrap-anywhere">
                {event.reason}
              </p>
            )}
            <p className="text-small text-muted">
              <Who of={event} /> · {when(event.at)}
            </p>
          </li>
        ))}
      </ol>
    </CardSection>
  )
}

function useWhen(): (moment: string) => string {
  const { language } = useLanguage()
  return (moment) => showShortDateTime(language, Date.parse(moment))
}

/** Whom and how; and when, where it was noted later than that. */
function Asked({ of: { whom, how, askedAt }, at }: { of: NonNullable<DeskRequestEvent['question']>; at: string }) {
  const t = useDetailsWords()
  const when = useWhen()
  const time = when(askedAt)
  const parts = { whom: <bdi>{whom}</bdi>, how: t(how === 'link' ? 'byLink' : how) }
  return (
    <p className="text-small text-soft">
      {time === when(at) ? t.rich('questionText', parts) : t.rich('questionTextAt', { ...parts, time })}
    </p>
  )
}

function Who({ of: event }: { of: DeskRequestEvent }) {
  const t = useDetailsWords()
  if (event.who !== null) return <bdi>{event.who}</bdi>
  return t(event.source === 'hotel' ? 'byHotel' : 'byItself')
}
