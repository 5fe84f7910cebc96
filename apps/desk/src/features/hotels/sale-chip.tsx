import { Chip } from '@sarai/ui/kit/show/chip.tsx'
import { useHotelWords } from '#features/hotels/hotel-words.ts'

export function SaleChip({ active }: { active: boolean }) {
  const t = useHotelWords()
  return <Chip colour={active ? 'green' : 'grey'}>{t(active ? 'onSale' : 'offSale')}</Chip>
}
