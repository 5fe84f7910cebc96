import { useEffect, useRef, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { UseQueryResult } from '@tanstack/react-query'
import type { AskedStayBody } from '@sarai/wire/portal/asked-stay.ts'
import type { SubmittedRequest } from '@sarai/wire/portal/requests.ts'
import { useIsPhone } from '@sarai/ui/kit/media-query.ts'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { useAskBeforeClosing } from '#features/new-request/draft/ask-before-closing.ts'
import { AgencyReference } from '#features/new-request/review/agency-reference.tsx'
import { ReviewLock } from '#features/new-request/review/parts/review-lock.ts'
import { ReviewParts } from '#features/new-request/review/parts/review-parts.tsx'
import { mustAccept, type CheckedPrice } from '#features/new-request/review/price/checked-price.ts'
import { ChangedCard } from '#features/new-request/review/price/changed-card.tsx'
import { HeldPrice } from '#features/new-request/review/price/held-price.tsx'
import { PriceCard } from '#features/new-request/review/price/price-card.tsx'
import { reviewColumns, type ReviewStepProps } from '#features/new-request/review/review-step-props.ts'
import { useReviewWords } from '#features/new-request/review/review-words.ts'
import { decisionOf } from '#features/new-request/review/sending/asked-body.ts'
import { useJustHere } from '#features/new-request/review/sending/just-here.ts'
import { ReviewProblem } from '#features/new-request/review/sending/review-problem.tsx'
import { SubmitActions } from '#features/new-request/review/sending/submit-actions.tsx'
import { PriceOpen, useSubmitRequest } from '#features/new-request/review/sending/submit-request.ts'

type CheckedReviewProps = ReviewStepProps & {
  asked: AskedStayBody
  checked: CheckedPrice
  price: UseQueryResult<CheckedPrice>
  onAccept: () => void
}

/** The review once there is a price: what was asked for, what it costs, and the submit. */
export function CheckedReview({ asked, checked, price, onAccept, ...step }: CheckedReviewProps) {
  const { draft, onChange, onStep } = step
  const t = useReviewWords()
  const isPhone = useIsPhone()
  const notify = useSnackbar()
  const tellElsewhere = useTellElsewhere()
  const { submit, reply, isPending, isUnknown, ...sent } = useSubmitRequest({
    submitKey: draft.submitKey,
    decision: decisionOf(draft, asked, step.contractId),
    quoteId: checked.quote.QuoteId,
    recheck: async () => (await price.refetch({ throwOnError: true })).data!,
    onSubmitted: (done) => {
      notify('success', t('submitted'), { about: sending })
      step.onSubmitted(done)
    },
    onTaken: step.onTaken,
    onFailed: ({ isUnknown: isLost }) => tellElsewhere(t(isLost ? 'lostTitle' : 'notSubmittedTitle')),
  })
  useLeadToList(reply)
  useAskBeforeClosing(isPending)
  const isJustHere = useJustHere()
  const isDone = reply !== undefined
  const isLocked = isPending || isDone || isUnknown
  useTellSending(isLocked, step.onSending)
  const isOpen = mustAccept(checked)
  const problem = sent.problem instanceof PriceOpen ? null : sent.problem
  const told = problem ?? price.error
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isOpen && !isJustHere && !price.isPlaceholderData) submit()
  }
  const check = () => void price.refetch()
  const reference = <AgencyReference draft={draft} onChange={onChange} isDisabled={isLocked} />
  return (
    <form onSubmit={onSubmit} noValidate className={reviewColumns}>
      <div className="grid min-w-0 gap-3.5 sm:gap-5">
        {checked.change && (
          <ChangedCard
            key={checked.quote.QuoteId}
            checked={checked}
            change={checked.change}
            onAccept={onAccept}
            onOtherDates={() => onStep('rooms')}
          />
        )}
        <ReviewLock value={isLocked}>
          <ReviewParts {...step} quote={checked.quote} />
        </ReviewLock>
        {isPhone && <Card className="p-3.5">{reference}</Card>}
      </div>
      <div className="grid gap-3.5 lg:sticky lg:top-20">
        <PriceCard
          checked={checked}
          held={
            !isDone && (
              <HeldPrice
                key={checked.quote.QuoteId}
                checked={checked}
                isChecking={price.isFetching}
                isHeld={isPending || isUnknown}
                onCheck={check}
              />
            )
          }
        >
          {!isPhone && reference}
          {step.atOdds && <div ref={intoSight}>{step.atOdds}</div>}
          {told && (
            <div ref={intoSight}>
              <ReviewProblem
                of={told}
                what={problem ? 'submit' : 'check'}
                isUnknown={isUnknown}
                isTrying={isPending || price.isFetching}
                onRetry={problem ? submit : check}
                onStep={onStep}
              />
            </div>
          )}
          <SubmitActions
            {...{ checked, isPending, isJustHere, onAccept }}
            isDisabled={isDone || price.isPlaceholderData}
          />
        </PriceCard>
      </div>
    </form>
  )
}

/** A request that could not be sent and was sent after all is no longer unsent. */
const sending = 'sending a request'

/** On a phone the button is always in reach, and what it says stands at the end of the page. */
function intoSight(place: HTMLElement | null) {
  place?.scrollIntoView({ block: 'center' })
}

function useTellSending(isSending: boolean, tell: ReviewStepProps['onSending']) {
  useEffect(() => {
    tell(isSending)
    return () => tell(false)
  }, [isSending, tell])
}

/** Whoever left while it was on its way is told on whatever page they are, and led back. */
function useTellElsewhere() {
  const t = useReviewWords()
  const notify = useSnackbar()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])
  return (failure: string) => {
    if (isHere.current) return
    const goBack = async () => navigate(pathname + search)
    notify('error', failure, { about: sending, action: { label: t('backToIt'), onAction: () => void goBack() } })
  }
}

const restAfterSuccess = 1_000

/** The news is read first; then the list shows the new request among the others [wizard-20]. */
function useLeadToList(reply: SubmittedRequest | undefined) {
  const navigate = useNavigate()
  const id = reply?.Id
  useEffect(() => {
    if (id === undefined) return undefined
    const timer = setTimeout(() => void navigate(`/reservations/list?new=${id}`), restAfterSuccess)
    return () => clearTimeout(timer)
  }, [id, navigate])
}
