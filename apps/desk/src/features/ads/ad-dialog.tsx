import { useState } from 'react'
import { addAd, adForm, editAd, type Ad } from '@sarai/wire/desk/ads.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { DateField } from '@sarai/ui/kit/date/date-field.tsx'
import { SwitchRow } from '@sarai/ui/kit/choice/switch-row.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { adQueries } from '#features/ads/ad-calls.ts'
import { AdPreview } from '#features/ads/ad-preview.tsx'
import { useAdWords } from '#features/ads/ad-words.ts'
import { PictureField } from '#features/ads/picture-field.tsx'
import { api } from '#shared/api.ts'
import { saverOf } from '#shared/saver-of.ts'

/** An advertisement with what it will look like in both languages beside it, as it is typed. */
export function AdDialog({ ad, onClose }: { ad?: Ad; onClose: () => void }) {
  const t = useAdWords()
  const [isUploading, setUploading] = useState(false)
  return (
    <FormDialog
      title={t(ad ? 'editTitle' : 'newAd')}
      width="wide"
      schema={adForm}
      start={{
        titleEn: ad?.titleEn ?? '',
        titleFa: ad?.titleFa ?? '',
        textEn: ad?.textEn ?? '',
        textFa: ad?.textFa ?? '',
        linkEn: ad?.linkEn ?? '',
        linkFa: ad?.linkFa ?? '',
        shownFrom: ad?.shownFrom ?? '',
        shownUntil: ad?.shownUntil ?? '',
        active: ad?.active ?? true,
        picture: ad?.picture,
      }}
      optional={['textEn', 'textFa', 'linkEn', 'linkFa', 'shownFrom', 'shownUntil', 'active']}
      version={ad?.version}
      savedBy={saverOf('ad', ad?.id)}
      send={async (body, once) => {
        if (ad) await api(editAd, { params: { id: ad.id }, body: { ...body, version: ad.version } }, once)
        else await api(addAd, { body }, once)
      }}
      changes={adQueries}
      doneText={t(ad ? 'saved' : 'added')}
      submitLabel={t(ad ? 'save' : 'add')}
      isWaiting={isUploading}
      onClose={onClose}
    >
      {({ form, field }) => (
        <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
          <div className="grid content-start gap-4">
            {field('titleEn', (props) => (
              <TextField {...props} label={t('titleEn')} dir="ltr" keepsDigits maxLength={80} autoComplete="off" />
            ))}
            {field('titleFa', (props) => (
              <TextField {...props} label={t('titleFa')} maxLength={80} autoComplete="off" />
            ))}
            {field('textEn', (props) => (
              <TextField {...props} label={t('textEn')} dir="ltr" keepsDigits maxLength={200} autoComplete="off" />
            ))}
            {field('textFa', (props) => (
              <TextField {...props} label={t('textFa')} maxLength={200} autoComplete="off" />
            ))}
            {field('linkEn', (props) => (
              <TextField {...props} label={t('linkEn')} dir="ltr" maxLength={500} autoComplete="off" />
            ))}
            {field('linkFa', (props) => (
              <TextField
                {...props}
                label={t('linkFa')}
                hint={t('linkHint')}
                dir="ltr"
                maxLength={500}
                autoComplete="off"
              />
            ))}
            <div className="grid gap-4 sm:grid-cols-2">
              {field('shownFrom', (props) => (
                <DateField {...props} label={t('shownFrom')} />
              ))}
              {field('shownUntil', (props) => (
                <DateField {...props} label={t('shownUntil')} />
              ))}
            </div>
            {field('active', (props) => (
              <SwitchRow {...props} label={t('active')} />
            ))}
          </div>
          <div className="grid content-start gap-4">
            {field('picture', (props) => (
              <PictureField {...props} isUploading={isUploading} onUploading={setUploading} />
            ))}
            <AdPreview of={form.watch()} />
          </div>
        </div>
      )}
    </FormDialog>
  )
}
