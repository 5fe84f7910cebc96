import type { RoomPriceLine } from '@sarai/wire/portal/requests.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { usePricedWords } from '#shared/priced-stay/priced-words.ts'

/** "2. Standard Double". */
export function RoomName({ of: { RoomType }, number }: { of: Pick<RoomPriceLine, 'RoomType'>; number: number }) {
  const t = usePricedWords()
  const { language } = useLanguage()
  return t.rich('numberedRoom', { number: showNumber(language, number), room: <bdi>{RoomType}</bdi> })
}
