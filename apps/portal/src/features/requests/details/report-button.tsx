import { FileDown } from 'lucide-react'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { useReport } from '#features/requests/request-calls.ts'

/** The request on paper, in the language of the screen [req-09]. */
export function ReportButton({ of: { Id } }: { of: RequestDetails }) {
  const t = useDetailsWords()
  const { mutate, isPending } = useReport()
  return (
    <Button icon={FileDown} isPending={isPending} onPress={() => mutate(Id)}>
      {t('report')}
    </Button>
  )
}
