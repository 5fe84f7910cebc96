import { useState } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import type { useGestures } from '#features/payments/picture/gestures.ts'
import { FileToSave, type OpenFile } from '#features/payments/picture/file-notes.tsx'
import { PictureFrame, TurnedPicture } from '#features/payments/picture/picture-frame.tsx'
import type { View } from '#features/payments/picture/picture-view.ts'
import { usePictureWords } from '#features/payments/picture/picture-words.ts'

type OnePictureProps = {
  file: UseQueryResult<OpenFile>
  number: string
  view: View
  turn: number
  gestures: ReturnType<typeof useGestures>
  /** Laid over it for a moment. */
  over?: { blob: Blob; turn: number } | undefined
  className?: string
}

/** A file as far as it has come: on its way, refused, a picture, or something that has to be opened elsewhere. */
export function OnePicture({ file, number, view, turn, gestures, over, className = '' }: OnePictureProps) {
  const t = usePictureWords()
  const [broken, setBroken] = useState<Blob>()
  const place = `grid place-items-center bg-sunken ${className}`
  if (!file.data) {
    return (
      <div className={place}>
        {file.error ? (
          <LoadError of={file} />
        ) : (
          <Loading className="grid h-full place-items-center">
            <Skeleton className="h-4/5 max-h-100 w-60" />
          </Loading>
        )}
      </div>
    )
  }
  const { blob, mediaType } = file.data
  const isPicture = mediaType.startsWith('image/')
  const isBroken = blob === broken
  if (!isPicture || isBroken) {
    return (
      <div className={place}>
        <FileToSave of={file.data} isBroken={isBroken} />
      </div>
    )
  }
  return (
    <PictureFrame gestures={gestures} isNear={view.zoom > 1} className={className}>
      <TurnedPicture of={blob} alt={t('alt', { number })} view={view} turn={turn} onBroken={() => setBroken(blob)} />
      {over && (
        <TurnedPicture
          of={over.blob}
          alt=""
          view={view}
          turn={over.turn}
          className="animate-[blink_500ms_steps(1)_infinite] motion-reduce:animate-none motion-reduce:opacity-50"
        />
      )}
    </PictureFrame>
  )
}
