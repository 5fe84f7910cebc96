import { Link } from '@sarai/ui/kit/button/link.tsx'
import { usePayWords } from '#features/contracts/pay/pay-words.ts'

/** To the receipt that is in the way, as the refusal names it. In a tab of its own: what is typed here stays. */
export function FirstReceipt({ id }: { id: string | null }) {
  const t = usePayWords()
  if (id === null) return null
  return (
    <Link href={`/payments?payment=${id}`} target="_blank" className="w-fit text-small">
      {t('first')}
    </Link>
  )
}
