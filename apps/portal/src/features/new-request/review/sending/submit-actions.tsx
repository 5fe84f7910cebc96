import { Check } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useIsPhone } from '@sarai/ui/kit/media-query.ts'
import { PageBar } from '@sarai/ui/kit/shell/page-bar.tsx'
import { mustAccept, type CheckedPrice } from '#features/new-request/review/price/checked-price.ts'
import { OldAmount } from '#shared/price-change/moved-amount.tsx'
import { isTermsOnly } from '#shared/price-change/price-change.ts'
import { useReviewWords } from '#features/new-request/review/review-words.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'
import { useShownPrice } from '#shared/priced-stay/shown-price.ts'

type SubmitActionsProps = {
  checked: CheckedPrice
  isPending: boolean
  /** Nobody can have read it yet. */
  isJustHere: boolean
  /** It was done, or there is no price yet to do it with. */
  isDisabled: boolean
  onAccept: () => void
}

/** One press, one request [wizard-20]. While a new price waits, the button says what it waits for. */
export function SubmitActions({ checked, isPending, isJustHere, isDisabled, onAccept }: SubmitActionsProps) {
  const t = useReviewWords()
  const isPhone = useIsPhone()
  const noteId = useId()
  const isOpen = mustAccept(checked)
  const { quote, change } = checked
  const isTerms = change !== undefined && isTermsOnly(change)
  const button = useFocusOnceAccepted(checked.isAccepted, isJustHere)
  const { name, priceOf, movedIn } = useShownPrice()
  const final = useAmounts(quote.Currency).show(priceOf(quote))
  const moved = change && movedIn(change)
  const submit = (
    <Button
      ref={button}
      type="submit"
      variant="primary"
      size="large"
      isWide
      icon={Check}
      isPending={isPending}
      isDisabled={isDisabled || isJustHere || isOpen}
      aria-describedby={noteId}
    >
      {t('submit')}
    </Button>
  )
  const note = (
    <p id={noteId} className="text-center text-micro text-muted">
      {t(isOpen ? (isTerms ? 'acceptTermsFirst' : 'acceptFirst') : 'nothingPaid')}
    </p>
  )
  if (!isPhone) {
    return (
      <>
        {submit}
        {note}
      </>
    )
  }
  return (
    <>
      {note}
      <PageBar>
        <div className="shrink-0">
          <p className="text-micro text-muted">
            {name}{' '}
            {isOpen && moved && moved.before !== moved.after && (
              <OldAmount minor={moved.before} currency={quote.Currency} />
            )}
          </p>
          <p className="text-h2 font-bold">{final}</p>
        </div>
        <div className="min-w-0 grow">
          {isOpen ? (
            <Button variant="primary" size="large" isWide icon={Check} isDisabled={isJustHere} onPress={onAccept}>
              {isTerms ? t('acceptTerms') : t('accept', { amount: final })}
            </Button>
          ) : (
            submit
          )}
        </div>
      </PageBar>
    </>
  )
}

/** The button that accepted is gone: whoever types goes on with what comes next. */
function useFocusOnceAccepted(isAccepted: boolean, isJustHere: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const [wasAccepted] = useState(isAccepted)
  useEffect(() => {
    if (isAccepted && !wasAccepted && !isJustHere) button.current?.focus()
  }, [isAccepted, wasAccepted, isJustHere])
  return button
}
