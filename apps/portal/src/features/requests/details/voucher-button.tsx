import { FileDown } from 'lucide-react'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { useVoucher } from '#features/requests/request-calls.ts'

/** What the guests show at the hotel, in the language of the screen. */
export function VoucherButton({ of: { Id } }: { of: RequestDetails }) {
  const t = useDetailsWords()
  const { mutate, isPending } = useVoucher()
  return (
    <Button variant="primary" icon={FileDown} isPending={isPending} onPress={() => mutate(Id)}>
      {t('voucher')}
    </Button>
  )
}
