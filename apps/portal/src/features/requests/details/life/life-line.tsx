import { Check, X } from 'lucide-react'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { showDeadline } from '@sarai/locale/date/date-display.ts'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { lifeOf, type LifeMark, type LifePoint } from '#features/requests/details/life/life-steps.ts'

const dots: Record<LifeMark, string> = {
  done: 'border-primary bg-primary text-on-primary',
  current: 'border-[6px] border-accent bg-white ring-4 ring-accent-soft',
  upcoming: 'border-line-strong bg-surface',
  rejected: 'border-error bg-error text-white',
  cancelled: 'border-warning bg-warning text-white',
}
const labels: Record<LifeMark, string> = {
  done: 'text-soft',
  current: 'font-semibold text-ink',
  upcoming: 'text-muted',
  rejected: 'font-semibold text-error',
  cancelled: 'font-semibold text-on-warning-soft',
}

/** How far a request has come, in five steps, or four where no hotel was asked. On a phone without their times. */
export function LifeLine({ of: request }: { of: RequestDetails }) {
  const t = useDetailsWords()
  const points = lifeOf(request)
  if (!points) return null
  return (
    <ol aria-label={t('life')} className="grid auto-cols-fr grid-flow-col px-1.5 py-3 sm:px-4.5 sm:py-3.5">
      {points.map((point) => (
        <Point key={point.step} of={point} request={request} />
      ))}
    </ol>
  )
}

function Point({ of: { step, mark, at }, request }: { of: LifePoint; request: RequestDetails }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const isEnd = mark === 'rejected' || mark === 'cancelled'
  const isRunning = mark === 'current' && step === 'paid' && request.DeadlineHeldSince === null
  const due = isRunning ? request.PaymentDueAt : null
  const time = at === undefined ? undefined : showDeadline(language, at)
  const note = due === null ? time : t('lifeUntil', { time: showDeadline(language, Date.parse(due)) })
  const icon = isEnd ? X : mark === 'done' ? Check : undefined
  return (
    <li
      aria-current={mark === 'current' ? 'step' : undefined}
      className={`relative grid content-start justify-items-center gap-1 px-0.5 text-center text-micro sm:text-small ${line} ${
        mark === 'upcoming' ? 'before:bg-line' : 'before:bg-primary'
      }`}
    >
      <span className={`z-1 grid size-5.5 place-items-center rounded-full border-[1.5px] ${dots[mark]}`}>
        {icon && <Icon of={icon} size={13} strokeWidth={2.8} />}
      </span>
      <span className={`font-medium ${labels[mark]}`}>
        {isEnd ? t(mark === 'rejected' ? 'lifeRejected' : 'lifeCancelled') : t(step)}
        <span className="sr-only">
          {' '}
          {t(mark === 'done' || isEnd ? 'lifeDone' : mark === 'current' ? 'lifeNow' : 'lifeNotYet')}
        </span>
      </span>
      {note !== undefined && <span className="text-micro text-muted max-sm:hidden">{note}</span>}
    </li>
  )
}

/** From the middle of the step before to the middle of this one. */
const line =
  'before:absolute before:-start-1/2 before:end-1/2 before:top-2.5 before:h-0.5 before:content-[""] first:before:hidden'
