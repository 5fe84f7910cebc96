import type { Ad } from '@sarai/contract/desk-ads.ts'
import { ConfirmDialog } from '@sarai/ui/kit/confirm-dialog.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useSnackbar } from '@sarai/ui/kit/snackbar.tsx'
import { useRemoveAd } from '#features/ads/ad-calls.ts'
import { useAdWords } from '#features/ads/ad-words.ts'

export function RemoveAdDialog({ ad, onClose }: { ad: Ad; onClose: () => void }) {
  const t = useAdWords()
  const { language } = useLanguage()
  const notify = useSnackbar()
  const remove = useRemoveAd(() => {
    notify('success', t('removed'))
    onClose()
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => remove.write(ad)}
      title={t.rich('removeTitle', { ad: <bdi>{language === 'fa' ? ad.titleFa : ad.titleEn}</bdi> })}
      confirmLabel={t('removeConfirm')}
      isDanger
      isPending={remove.isPending}
    >
      {t('removeText')}
    </ConfirmDialog>
  )
}
