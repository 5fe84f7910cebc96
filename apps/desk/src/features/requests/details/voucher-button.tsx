import { Printer } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { downloadDeskVoucher } from '@sarai/wire/desk/requests/voucher.ts'
import { saveFile } from '@sarai/frame/data/save-file.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { api } from '#shared/api.ts'

/** The paper that the agency prints, for whoever has to send it on. */
export function VoucherButton({ of: { id } }: { of: DeskRequest }) {
  const t = useDetailsWords()
  const notify = useSnackbar()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveFile(await api(downloadDeskVoucher, { params: { id } })),
    onError: (problem) => notify('error', problem.message),
  })
  return (
    <Button icon={Printer} isPending={isPending} onPress={() => mutate()}>
      {t('voucher')}
    </Button>
  )
}
