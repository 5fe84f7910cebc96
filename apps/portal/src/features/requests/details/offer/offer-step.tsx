import { useState } from 'react'
import { Check, Tag, X } from 'lucide-react'
import { mayActAs } from '@sarai/domain/people/colleague.ts'
import { useClock } from '@sarai/frame/clock.ts'
import { showDeadline } from '@sarai/locale/date/date-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import type { Offered } from '#features/requests/details/offer/offered.ts'
import { useOfferWords } from '#features/requests/details/offer/offer-words.ts'
import { StepStrip, type Look } from '#features/requests/details/step-strip.tsx'
import { DeadlineParts } from '#shared/deadline/deadline-parts.tsx'
import { ChangedRows } from '#shared/price-change/changed-rows.tsx'
import { changeBetween } from '#shared/price-change/price-change.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'
import { useShownPrice } from '#shared/priced-stay/shown-price.ts'
import { useProfile } from '#shared/profile.ts'

const OfferDialog = laterDialog(
  async () => (await import('#features/requests/details/offer/offer-dialog.tsx')).OfferDialog,
)

const look: Look = { icon: Tag, colours: 'bg-accent-soft text-on-accent-soft' }

/** Another price waits for the agency's yes: old and new night by night, why, and until when. */
export function OfferStep({ of: request }: { of: Offered }) {
  const t = useOfferWords()
  const { language } = useLanguage()
  const { data: profile } = useProfile()
  const { show } = useAmounts(request.Currency)
  const { priceOf } = useShownPrice()
  const [asked, setAsked] = useState<{ request: Offered; answer: 'accept' | 'decline' }>()
  const { Offer: offer } = request
  const until = Date.parse(offer.Until)
  const now = useClock(30_000)
  const isOver = until <= now
  const change = changeBetween(request, offer)
  const after = show(priceOf(offer))
  const title = t(isOver ? 'offerOver' : 'offerTitle', {
    after,
    before: show(priceOf(request)),
    time: showDeadline(language, until),
  })
  const mayAnswer = profile !== undefined && mayActAs(profile.Role, 'agent')
  return (
    <>
      <StepStrip look={look} title={title} text={t('offerReason', { reason: offer.Reason })}>
        {!isOver && <DeadlineParts at={until} now={now} zone={request.HotelTimeZone} />}
        {!isOver && mayAnswer && (
          <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:grow">
            <Button icon={X} onPress={() => setAsked({ request, answer: 'decline' })}>
              {t('decline')}
            </Button>
            <Button variant="primary" icon={Check} onPress={() => setAsked({ request, answer: 'accept' })}>
              {t('accept', { price: after })}
            </Button>
          </div>
        )}
        {!isOver && profile !== undefined && !mayAnswer && <p className="text-small">{t('accountant')}</p>}
      </StepStrip>
      {change && (
        <section aria-label={t('offerNights')} className="border-b border-line py-2">
          <h2 className="px-3.5 pt-1.5 text-small font-semibold">{t('offerNights')}</h2>
          <ChangedRows change={change} quote={offer} />
        </section>
      )}
      {asked && <OfferDialog of={asked.request} answer={asked.answer} onClose={() => setAsked(undefined)} />}
    </>
  )
}
