import type { PricedStay } from '@sarai/wire/portal/requests.ts'
import { fareParts } from '@sarai/ui/booking/fare-night.ts'
import { CommissionLine } from '#shared/priced-stay/commission-line.tsx'
import { usePricedWords } from '#shared/priced-stay/priced-words.ts'
import { roomFares } from '#shared/priced-stay/room-fares.ts'

/** What the marks mean, only those that are there: the sheet leaves out the places in which nobody sleeps. */
export function FareLegend({ of: stay, isSheet }: { of: PricedStay; isSheet: boolean }) {
  const t = usePricedWords()
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-small text-soft empty:hidden">
      {hasSpecialDate(stay) && <span>{t('fareSigned')}</span>}
      {!isSheet && <span>{t('fareNobody')}</span>}
      <span className="empty:hidden">
        <CommissionLine of={stay} />
      </span>
    </p>
  )
}

function hasSpecialDate({ EachRoomPrice }: PricedStay): boolean {
  const nights = EachRoomPrice.flatMap((room) => roomFares(room).nights)
  return nights.some(({ specialDate }) => fareParts.some((part) => specialDate[part] !== 0))
}
