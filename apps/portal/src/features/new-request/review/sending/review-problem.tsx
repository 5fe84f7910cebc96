import { RotateCw } from 'lucide-react'
import { CallFailed } from '@sarai/wire/core/client.ts'
import { useHelp } from '@sarai/frame/failure/help.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import type { Step } from '#features/new-request/request-step.ts'
import { refusedPlace, stepToMend } from '#features/new-request/review/sending/refused-part.ts'
import { useReviewWords } from '#features/new-request/review/review-words.ts'

type ReviewProblemProps = {
  of: Error
  /** What did not work: asking for the price, or for the rooms. */
  what: 'check' | 'submit'
  /** Nobody knows whether it was done. */
  isUnknown?: boolean
  /** It is being tried again at this moment. */
  isTrying: boolean
  onRetry: () => void
  onStep: (step: Step) => void
}

const titles = { check: 'notCheckedTitle', submit: 'notSubmittedTitle' } as const
const ways = { hotel: 'toHotel', rooms: 'toRooms', flights: 'toFlights', review: 'tryAgain' } as const

/** Why it was refused, in the words of the user, and what to do about it [wizard-22]. */
export function ReviewProblem({ of: problem, what, isUnknown, isTrying, onRetry, onStep }: ReviewProblemProps) {
  const t = useReviewWords()
  const step = stepToMend(problem)
  const help = useHelp()(problem)
  const again = (
    <Button size="small" icon={RotateCw} isPending={isTrying} onPress={onRetry}>
      {t('tryAgain')}
    </Button>
  )
  if (isUnknown) {
    return (
      <Callout tone="warning" title={t('lostTitle')} isNews actions={!isTrying && again}>
        {t(isTrying ? 'lostTrying' : 'lostOver')}
      </Callout>
    )
  }
  const mend = step && (
    <Button size="small" onPress={() => onStep(step)}>
      {t(ways[step])}
    </Button>
  )
  const actions = (
    <>
      {mend ?? again}
      {help && (
        <Button size="small" onPress={help.onAction}>
          {help.label}
        </Button>
      )}
    </>
  )
  const isForbidden = problem instanceof CallFailed && problem.code === 'FORBIDDEN'
  return (
    <Callout tone="error" title={t(titles[what])} isNews actions={isForbidden ? undefined : actions}>
      <RefusedPlace of={problem} />
      <p>{isForbidden ? t('mayNotAsk') : problem.message}</p>
      {!step && !isForbidden && <p>{t('nothingLost')}</p>}
    </Callout>
  )
}

function RefusedPlace({ of: problem }: { of: Error }) {
  const t = useReviewWords()
  const place = refusedPlace(problem)
  if (!place) return null
  const { room, guest } = place
  return <p className="font-semibold">{guest === undefined ? t('inRoom', { room }) : t('inGuest', { room, guest })}</p>
}
