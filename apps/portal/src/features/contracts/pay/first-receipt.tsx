import { Link } from '@sarai/ui/kit/button/link.tsx'
import { useFirstReceipt } from '#features/contracts/pay/pay-calls.ts'
import { usePayWords } from '#features/contracts/pay/pay-words.ts'

/** To the receipt that has this number already. In a tab of its own: what is typed here stays. */
export function FirstReceipt({ number }: { number: string | undefined }) {
  const t = usePayWords()
  const { data: first } = useFirstReceipt(number)
  if (number === undefined) return null
  return (
    <Link href={first ? `/payments?payment=${first.Id}` : '/payments'} target="_blank" className="w-fit text-small">
      {t('first')} {first && <bdi dir="ltr">{first.PaymentNumber}</bdi>}
    </Link>
  )
}
