import type { RoomTypeDetails } from '@sarai/wire/desk/properties.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { usePackageWords } from '#features/packages/package-words.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'

/** The price of a night without a period, and what may be added to any night. */
export function BasePrices({ room, currency }: { room: RoomTypeDetails; currency: string }) {
  const t = usePackageWords()
  const { language } = useLanguage()
  const parts = [
    { name: t('basePrice'), amount: room.basePrice, isAllowed: true },
    { name: t('partExtraBed'), amount: room.extraBedPrice, isAllowed: room.extraBedIsAllowed },
    { name: t('partChildWithBed'), amount: room.childWithBedPrice, isAllowed: room.childWithBedIsAllowed },
    { name: t('partChildNoBed'), amount: room.childNoBedPrice, isAllowed: room.childNoBedIsAllowed },
  ]
  return (
    <dl className="flex flex-wrap gap-x-7 gap-y-2 px-3.5 pb-4 sm:px-4.5">
      {parts
        .filter(({ isAllowed }) => isAllowed)
        .map(({ name, amount }) => (
          <div key={name}>
            <dt className="text-small text-muted">{name}</dt>
            <dd className="font-semibold">
              <bdi>{showPrice(language, amount, currency)}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  )
}
