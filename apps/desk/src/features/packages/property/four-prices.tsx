import type { RoomTypeDetails } from '@sarai/wire/desk/properties.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { usePackageWords } from '#features/packages/package-words.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'

type FourPricesProps = { title: string; roomPrice: number; room: RoomTypeDetails; currency: string }

/** What a night costs in its four parts; a part that the room does not allow is left out. */
export function FourPrices({ title, roomPrice, room, currency }: FourPricesProps) {
  const t = usePackageWords()
  const { language } = useLanguage()
  const parts = [
    { name: t('partRoom'), amount: roomPrice, isAllowed: true },
    { name: t('partExtraBed'), amount: room.extraBedPrice, isAllowed: room.extraBedIsAllowed },
    { name: t('partChildWithBed'), amount: room.childWithBedPrice, isAllowed: room.childWithBedIsAllowed },
    { name: t('partChildNoBed'), amount: room.childNoBedPrice, isAllowed: room.childNoBedIsAllowed },
  ]
  return (
    <span className="grid gap-0.5 py-0.5">
      <b className="font-semibold">{title}</b>
      {parts
        .filter(({ isAllowed }) => isAllowed)
        .map(({ name, amount }) => (
          <span key={name} className="flex justify-between gap-4">
            <span>{name}</span>
            <bdi>{showPrice(language, amount, currency)}</bdi>
          </span>
        ))}
    </span>
  )
}
