import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import type { QuoteReply } from '@sarai/wire/portal/requests.ts'
import { CallFailed } from '@sarai/wire/core/client.ts'
import { WriteDialog } from '@sarai/frame/data/write-dialog.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { RevivalPrice } from '#features/requests/details/revival/revival-price.tsx'
import { revive } from '#features/requests/request-calls.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'
import { useShownPrice } from '#shared/priced-stay/shown-price.ts'
import { requestQueries } from '#shared/one-request.ts'

type ReviveDialogProps = {
  of: RequestDetails
  quote: QuoteReply
  /** The price has changed by now, or was held long enough: it has to be asked for again. */
  onPriceGone: () => void
  onClose: () => void
}

/** Draw it only while it is open: what it asks stays as it was, with the price that it names. */
export function ReviveDialog({ of: request, quote, onPriceGone, onClose }: ReviveDialogProps) {
  const t = useDetailsWords()
  const { show } = useAmounts(quote.Currency)
  const { priceOf } = useShownPrice()
  const number = request.RequestNumber
  const send = async (once: { key: string }) => {
    try {
      return await revive(request, quote.QuoteId, once)
    } catch (error) {
      if (isPriceGone(error)) onPriceGone()
      throw error
    }
  }
  return (
    <WriteDialog
      title={t.rich('reviveTitle', { number: <bdi dir="ltr">{number}</bdi> })}
      confirmLabel={t('reviveConfirm', { price: show(priceOf(quote)) })}
      send={send}
      changes={requestQueries}
      doneText={t('reviveDone', { number })}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <RevivalPrice before={request} now={quote} />
        <p>{t('reviveText')}</p>
      </div>
    </WriteDialog>
  )
}

function isPriceGone(error: unknown): boolean {
  return error instanceof CallFailed && (error.code === 'PRICE_CHANGED' || error.code === 'QUOTE_EXPIRED')
}
