import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { numbered } from '@sarai/frame/numbered.ts'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { mustAccept, type CheckedPrice } from '#features/new-request/review/price/checked-price.ts'
import { MovedAmount } from '#shared/price-change/moved-amount.tsx'
import { isTermsOnly } from '#shared/price-change/price-change.ts'
import { useReviewWords } from '#features/new-request/review/review-words.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'
import { CommissionLine } from '#shared/priced-stay/commission-line.tsx'
import { usePricedWords } from '#shared/priced-stay/priced-words.ts'
import { useShownPrice } from '#shared/priced-stay/shown-price.ts'

type PriceCardProps = {
  checked: CheckedPrice
  /** How long it holds. */
  held: ReactNode
  /** What is done with it. */
  children?: ReactNode
}

/** What the server asks for, room by room, and what is left after the commission [wizard-19]. */
export function PriceCard({ checked, held, children }: PriceCardProps) {
  const t = useReviewWords()
  const p = usePricedWords()
  const { quote, change } = checked
  const isOpen = mustAccept(checked)
  const shown = isOpen || change?.isToAccept === false ? change : undefined
  const { Currency: currency } = quote
  const { show, showDifference } = useAmounts(currency)
  const { isClientView, name, priceOf, movedIn } = useShownPrice()
  const final = shown && movedIn(shown)
  return (
    <CardSection
      title={t('price')}
      actions={<PriceBadge isChanged={isOpen && change !== undefined && !isTermsOnly(change)} />}
    >
      <div className="grid gap-2.5 border-t border-line px-3.5 py-4 sm:px-4.5">
        {numbered(quote.EachRoomPrice).map(({ item: room, number }) => (
          <p key={number} className="flex justify-between gap-3">
            <span className="min-w-0 text-soft">{t('roomLine', { number, room: room.RoomType })}</span>
            <MovedAmount of={shown?.rooms[number - 1] ?? same(room.TotalPrice)} currency={currency} />
          </p>
        ))}
        <hr className="border-dashed border-line" />
        {!isClientView && (
          <>
            <p className="flex justify-between gap-3">
              <span className="text-soft">{p('totalPrice')}</span>
              <MovedAmount of={shown?.total ?? same(quote.TotalPrice)} currency={currency} />
            </p>
            <div className="text-on-accent-soft">
              <p className="flex justify-between gap-3">
                <span>{p('totalCommission')}</span>
                <b className="font-semibold whitespace-nowrap">{show(-quote.TotalCommissionPerHotel)}</b>
              </p>
              <p className="text-micro text-muted empty:hidden">
                <CommissionLine of={quote} />
              </p>
            </div>
          </>
        )}
        <p className="flex items-baseline justify-between gap-3">
          <b className="font-semibold">{name}</b>
          <output className="text-h1 font-bold">{show(priceOf(quote))}</output>
        </p>
        {final && final.after !== final.before && (
          <p
            className={`rounded-control px-2.5 py-1.5 text-small ${isOpen ? 'bg-warning-soft text-on-warning-soft' : 'bg-info-soft text-on-info-soft'}`}
          >
            {t('since', { amount: showDifference(final.after - final.before) })}
          </p>
        )}
        {held}
        {children}
      </div>
    </CardSection>
  )
}

const same = (minor: number) => ({ before: minor, after: minor })

function PriceBadge({ isChanged }: { isChanged: boolean }) {
  const t = useReviewWords()
  const look = isChanged ? 'bg-warning-soft text-on-warning-soft' : 'bg-success-soft text-on-success-soft'
  return (
    <span className={`inline-flex h-5.25 items-center gap-1.25 rounded-tag px-2 text-micro font-semibold ${look}`}>
      {!isChanged && <Icon of={ShieldCheck} size={13} />}
      {t(isChanged ? 'changed' : 'checked')}
    </span>
  )
}
