import type { PropertyRow } from '@sarai/wire/desk/properties.ts'
import { Chip } from '@sarai/ui/kit/show/chip.tsx'
import { usePackageWords } from '#features/packages/package-words.ts'

/** A hotel is sold in a package when it is on sale there and not switched off everywhere. */
export function OnSaleChip({ of: { active, hotel } }: { of: Pick<PropertyRow, 'active' | 'hotel'> }) {
  const t = usePackageWords()
  if (!hotel.active) return <Chip colour="red">{t('hotelOff')}</Chip>
  return active ? <Chip colour="green">{t('onSaleNow')}</Chip> : <Chip colour="grey">{t('offSale')}</Chip>
}
