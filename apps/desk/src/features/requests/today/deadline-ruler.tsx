import type { CSSProperties } from 'react'
import type { DeskDeadline } from '@sarai/wire/desk/requests/today.ts'
import { showTime } from '@sarai/locale/date/date-display.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { BareLink } from '@sarai/ui/kit/button/link.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { hour, rulerOf, type Ruler } from '#features/requests/today/ruler-marks.ts'
import { useTodayWords } from '#features/requests/today/today-words.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'

const kinds = ['payment', 'answer', 'agency'] as const
type Kind = (typeof kinds)[number]

const tones = {
  late: 'bg-error-soft text-on-error-soft',
  payment: 'bg-warning-soft text-on-warning-soft',
  answer: 'bg-info-soft text-on-info-soft',
  agency: 'bg-sunken text-soft',
} as const
const dots = { late: 'bg-error', payment: 'bg-warning', answer: 'bg-info', agency: 'bg-line-strong' } as const

/** Who has to have acted by then, and how. */
function kindOf({ queue }: DeskDeadline): Kind {
  if (queue === 'unpaid') return 'payment'
  return queue === 'offered' ? 'agency' : 'answer'
}

const laneHeight = 34
const bottomOf = (lane: number) => 30 + lane * laneHeight
/** Near its end, what stands at a place reaches back. */
const sideOf = (place: number) => (place > 84 ? 'end-0' : 'start-0')
const at = (place: number): CSSProperties => ({ insetInlineStart: `${place}%` })

/** The deadlines of the next twelve hours on a line, which runs as the language is read. */
export function DeadlineRuler({ deadlines, now }: { deadlines: readonly DeskDeadline[]; now: number }) {
  const t = useTodayWords()
  const ruler = rulerOf(deadlines, now)
  return (
    <CardSection
      title={t('deadlines')}
      note={t('tehranTime')}
      actions={
        <>
          {kinds.map((kind) => (
            <span key={kind} className="flex items-center gap-1.5 text-small text-soft">
              <span className={`size-2 rounded-full ${dots[kind]}`} />
              {t(kind)}
            </span>
          ))}
        </>
      }
    >
      <div className="border-t border-line px-6 py-4">
        {deadlines.length === 0 ? (
          <p className="text-small text-soft">{t('noDeadlines')}</p>
        ) : (
          <Line of={ruler} now={now} />
        )}
      </div>
    </CardSection>
  )
}

function Line({ of: { now: place, ticks, marks, folded }, now }: { of: Ruler; now: number }) {
  const t = useTodayWords()
  const { language } = useLanguage()
  const lanes = Math.max(...marks.map(({ lane }) => lane)) + 1
  const foldedHeight = folded.length > 0 ? 18 : 0
  return (
    <div className="relative" style={{ height: lanes * laneHeight + foldedHeight + 44 }}>
      <div className="absolute inset-x-0 bottom-6 h-0.5 bg-line" />
      <div className="absolute start-0 bottom-6 h-0.5 bg-primary" style={{ width: `${place}%` }} />
      <div className="absolute top-0 bottom-5 w-0.5 bg-primary" style={at(place)}>
        <span className="absolute start-0 top-0 rounded-e-tag bg-primary px-1.5 py-0.5 text-micro font-semibold text-on-primary">
          {t('now')}
        </span>
      </div>
      {ticks.map((tick) => (
        <span
          key={tick.at}
          className="absolute bottom-0 flex w-0 flex-col items-center text-micro text-muted"
          style={at(tick.place)}
        >
          <span className="h-2.5 w-px bg-line-strong" />
          {showTime(language, tick.at)}
        </span>
      ))}
      <ol>
        {marks.map(({ deadline, place: where, lane }) => (
          <Mark key={deadline.id} of={deadline} place={where} lane={lane} now={now} />
        ))}
      </ol>
      {folded.map(({ place: where, count }) => (
        <span key={where} className="absolute w-0" style={{ ...at(where), bottom: bottomOf(lanes) + 18 }}>
          <span className={`absolute px-2 text-micro font-semibold whitespace-nowrap text-soft ${sideOf(where)}`}>
            <span aria-hidden>{t('more', { number: showNumber(language, count) })}</span>
            <span className="sr-only">{t('moreLabel', { count })}</span>
          </span>
        </span>
      ))}
    </div>
  )
}

type MarkProps = { of: DeskDeadline; place: number; lane: number; now: number }

function Mark({ of: deadline, place, lane, now }: MarkProps) {
  const t = useTodayWords()
  const { language } = useLanguage()
  const due = Date.parse(deadline.at)
  const kind = kindOf(deadline)
  const tone = due - now < hour ? 'late' : kind
  const bottom = bottomOf(lane)
  return (
    <li className="absolute bottom-0 w-0" style={at(place)}>
      <span className="absolute bottom-5.25 flex w-0 justify-center">
        <span className={`size-2 shrink-0 rounded-full ${dots[tone]}`} />
      </span>
      <span className={`absolute bottom-6 w-px ${dots[tone]}`} style={{ height: bottom - 22 }} />
      <BareLink
        href={`/requests/${deadline.id}`}
        style={{ bottom }}
        className={`absolute flex max-w-44 gap-1.5 rounded-tag px-2 py-1 text-micro whitespace-nowrap hover:underline pressed:underline
          focus-visible:outline-2 focus-visible:outline-focus ${sideOf(place)} ${tones[tone]}`}
      >
        <b className="font-semibold">{showTime(language, due)}</b>
        <bdi className="truncate">{deadline.agency}</bdi>
        <span className="sr-only">{t(kind)}</span>
        {kind === 'payment' && <span>{showPrice(language, deadline.finalPrice, deadline.currency)}</span>}
      </BareLink>
    </li>
  )
}
