import { useEffect, useEffectEvent } from 'react'
import { FileText, LifeBuoy, RotateCcw, RotateCw, Trash2 } from 'lucide-react'
import { uploadRule } from '@sarai/wire/portal/uploads.ts'
import { useHelp } from '@sarai/frame/failure/help.ts'
import type { CallForm } from '@sarai/frame/form/call-form.tsx'
import { showFileSize } from '@sarai/locale/number/number-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { IconButton } from '@sarai/ui/kit/button/icon-button.tsx'
import { FieldAlert } from '@sarai/ui/kit/field/field-notes.tsx'
import { FileDrop } from '@sarai/ui/kit/field/file-drop.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { ProgressBar } from '@sarai/ui/kit/show/progress-bar.tsx'
import { usePayWords } from '#features/contracts/pay/pay-words.ts'
import type { TypedReceipt } from '#features/contracts/pay/receipt-form.ts'
import type { Picture, PictureHand } from '#features/contracts/pay/use-picture.ts'
import { UploadsLeft } from '#shared/uploads-left/uploads-left.tsx'

const megabytes = uploadRule.maxBytes / 1024 / 1024

type PictureFieldProps = { of: PictureHand; count: number; call: CallForm<TypedReceipt, TypedReceipt> }

/** The picture of the receipt: chosen, dropped or taken by the camera, and shown as it is sent. */
export function PictureField({ of: hand, count, call }: PictureFieldProps) {
  const t = usePayWords()
  const { picture, fault } = hand
  const tell = useEffectEvent((pictures: number) => call.form.setValue('picture', pictures, { shouldDirty: true }))
  useEffect(() => {
    if (count > 0) tell(count)
  }, [count])
  return (
    <div className="grid min-w-0 gap-2">
      <span className="text-small font-medium text-soft">{t('picture')}</span>
      {picture ? (
        <Chosen of={hand} picture={picture} />
      ) : (
        <FileDrop
          label={t('picture')}
          buttonLabel={t('choosePicture')}
          hint={t('pictureHint', { megabytes })}
          accepts={uploadRule.mediaTypes}
          onFiles={([file]) => file && hand.choose(file)}
        />
      )}
      <UploadsLeft sent={picture?.state === 'uploading' ? 0 : count} />
      <FieldAlert error={fault && (fault === 'pictureTooLarge' ? t(fault, { megabytes }) : t(fault))} />
    </div>
  )
}

function Chosen({ of: hand, picture }: { of: PictureHand; picture: Picture }) {
  const t = usePayWords()
  const { language } = useLanguage()
  return (
    <>
      <div className="overflow-hidden rounded-inner border border-line bg-sunken">
        <div className="grid h-60 place-items-center p-3">
          {picture.isPdf ? (
            <span className="grid justify-items-center gap-2 text-soft">
              <Icon of={FileText} size={40} />
              {t('isPdf')}
            </span>
          ) : (
            <img
              src={picture.url}
              alt={t('preview')}
              className="max-h-54 max-w-full rounded-tag object-contain shadow-low"
            />
          )}
        </div>
        <div className="flex items-center gap-1 border-t border-line bg-surface px-2 py-1">
          {!picture.isPdf && (
            <>
              <IconButton icon={RotateCcw} size="small" label={t('turnLeft')} onPress={() => void hand.turn(-1)} />
              <IconButton icon={RotateCw} size="small" label={t('turnRight')} onPress={() => void hand.turn(1)} />
            </>
          )}
          <span className="ms-auto">
            <IconButton icon={Trash2} size="small" variant="danger" label={t('removePicture')} onPress={hand.remove} />
          </span>
        </div>
      </div>
      <p className="flex justify-between gap-3 text-small">
        <bdi className="min-w-0 truncate font-medium">{picture.name}</bdi>
        <span className="shrink-0 text-muted">{showFileSize(language, picture.file.size)}</span>
      </p>
      <Progress of={hand} picture={picture} />
    </>
  )
}

function Progress({ of: hand, picture }: { of: PictureHand; picture: Picture }) {
  const t = usePayWords()
  const help = useHelp()(picture.problem)
  if (picture.state === 'failed') {
    return (
      <div className="grid justify-items-start gap-2">
        <FieldAlert error={`${t('uploadFailed')} ${picture.problem?.message ?? ''}`} />
        <div className="flex flex-wrap gap-2">
          <Button size="small" onPress={hand.again}>
            {t('uploadAgain')}
          </Button>
          {help && (
            <Button size="small" icon={LifeBuoy} onPress={help.onAction}>
              {help.label}
            </Button>
          )}
        </div>
      </div>
    )
  }
  if (picture.state === 'ready') return <output className="text-small text-on-success-soft">{t('uploaded')}</output>
  return (
    <>
      <ProgressBar label={t('uploading')} value={Math.round(picture.part * 100)} />
      <p className="text-micro text-muted">{t('uploadingNote')}</p>
    </>
  )
}
