import { removeLogo } from '@sarai/wire/portal/money/vouchers.ts'
import { WriteDialog } from '@sarai/frame/data/write-dialog.tsx'
import { logoQuery } from '#features/account/logo/logo-calls.ts'
import { useLogoWords } from '#features/account/logo/logo-words.ts'
import { api } from '#shared/api.ts'

/** `version`: of the logo that is seen. One that a colleague sets meanwhile stays. */
export function RemoveDialog({ version, onClose }: { version: number; onClose: () => void }) {
  const t = useLogoWords()
  return (
    <WriteDialog
      title={t('removeTitle')}
      confirmLabel={t('remove')}
      isDanger
      send={(once) => api(removeLogo, { query: { version } }, once)}
      changes={logoQuery}
      doneText={t('removed')}
      onClose={onClose}
    >
      {t('removeText')}
    </WriteDialog>
  )
}
