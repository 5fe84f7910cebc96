import { useId, useState, type RefCallback } from 'react'
import { FieldAlert } from '@sarai/ui/kit/field/field-notes.tsx'
import { FileDrop } from '@sarai/ui/kit/field/file-drop.tsx'
import { ProgressBar } from '@sarai/ui/kit/show/progress-bar.tsx'
import { useAdWords } from '#features/ads/ad-words.ts'
import { pictureTypes, sendPicture } from '#shared/pictures/upload-picture.ts'

type StoredPicture = { key: string; width: number; height: number }
type PictureFieldProps = {
  value: StoredPicture | undefined
  onChange: (picture: StoredPicture) => void
  error?: string
  inputRef: RefCallback<HTMLElement>
  isUploading: boolean
  onUploading: (isUploading: boolean) => void
}

/** Uploads at once, so that the preview shows it; nothing names the picture until the form is saved. */
export function PictureField({ value, onChange, error, inputRef, isUploading, onUploading }: PictureFieldProps) {
  const t = useAdWords()
  const errorId = useId()
  const [refusal, setRefusal] = useState<string>()
  const send = async (file: File) => {
    onUploading(true)
    setRefusal(undefined)
    try {
      onChange(await sendPicture(file))
    } catch (failure) {
      setRefusal(failure instanceof Error ? failure.message : String(failure))
    } finally {
      onUploading(false)
    }
  }
  const wrong = isUploading ? undefined : (refusal ?? error)
  return (
    <div className="grid gap-1.5">
      <span className="text-small font-medium text-soft">{t('picture')}</span>
      <FileDrop
        label={t('picture')}
        buttonLabel={t(value ? 'chooseOther' : 'choose')}
        hint={t('pictureHint')}
        accepts={pictureTypes}
        isBusy={isUploading}
        onFiles={([file]) => file && void send(file)}
        buttonRef={inputRef}
        errorId={wrong === undefined ? undefined : errorId}
      />
      {isUploading && <ProgressBar label={t('uploading')} />}
      <FieldAlert error={wrong} id={errorId} />
    </div>
  )
}
