import type { Ad } from '@sarai/wire/desk/ads.ts'
import { WriteDialog } from '@sarai/frame/data/write-dialog.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { adQueries, remove } from '#features/ads/ad-calls.ts'
import { useAdWords } from '#features/ads/ad-words.ts'

export function RemoveAdDialog({ ad, onClose }: { ad: Ad; onClose: () => void }) {
  const t = useAdWords()
  const { language } = useLanguage()
  return (
    <WriteDialog
      title={t.rich('removeTitle', { ad: <bdi>{language === 'fa' ? ad.titleFa : ad.titleEn}</bdi> })}
      confirmLabel={t('removeConfirm')}
      isDanger
      send={(once) => remove(ad, once)}
      changes={adQueries}
      doneText={t('removed')}
      onClose={onClose}
    >
      {t('removeText')}
    </WriteDialog>
  )
}
