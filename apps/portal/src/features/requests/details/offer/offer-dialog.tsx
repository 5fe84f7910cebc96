import { WriteDialog } from '@sarai/frame/data/write-dialog.tsx'
import type { Offered } from '#features/requests/details/offer/offered.ts'
import { useOfferWords } from '#features/requests/details/offer/offer-words.ts'
import { answerOffer } from '#features/requests/request-calls.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'
import { useShownPrice } from '#shared/priced-stay/shown-price.ts'
import { requestQueries } from '#shared/one-request.ts'

type OfferDialogProps = { of: Offered; answer: 'accept' | 'decline'; onClose: () => void }

/** Of the offer as it was read: one that has taken its place meanwhile is not what somebody says yes to. */
export function OfferDialog({ of: request, answer, onClose }: OfferDialogProps) {
  const t = useOfferWords()
  const { show } = useAmounts(request.Currency)
  const { priceOf } = useShownPrice()
  const number = request.RequestNumber
  const shown = <bdi dir="ltr">{number}</bdi>
  const after = show(priceOf(request.Offer))
  const isYes = answer === 'accept'
  return (
    <WriteDialog
      title={isYes ? t.rich('acceptTitle', { after, number: shown }) : t.rich('declineTitle', { number: shown })}
      confirmLabel={isYes ? t('accept', { price: after }) : t('declineConfirm')}
      cancelLabel={t('keepOffer')}
      isDanger={!isYes}
      send={(once) => answerOffer(request, answer, once)}
      changes={requestQueries}
      doneText={t(isYes ? 'acceptDone' : 'declineDone', { number })}
      onClose={onClose}
    >
      <p>
        {isYes
          ? t(request.State === 'PaymentPending' ? 'acceptTextUnpaid' : 'acceptText')
          : t('declineText', { before: show(priceOf(request)) })}
      </p>
    </WriteDialog>
  )
}
