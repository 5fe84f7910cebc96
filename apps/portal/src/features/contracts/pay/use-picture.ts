import { useEffect, useRef, useState } from 'react'
import { uploadRule } from '@sarai/wire/portal/uploads.ts'
import { uploadPicture } from '#features/contracts/pay/pay-calls.ts'
import { turned } from '#features/contracts/pay/turned-picture.ts'

/** The picture of a receipt: on its way, taken in, or refused. `part` is which part of it has gone out. */
export type Picture = {
  readonly file: Blob
  readonly name: string
  readonly url: string
  readonly isPdf: boolean
  readonly state: 'uploading' | 'ready' | 'failed'
  readonly part: number
  readonly problem?: Error
}

export type PictureFault = 'pictureTooLarge' | 'pictureKind' | 'cannotTurn'

/**
 * Goes up as soon as it is chosen. One that was turned goes up again; what came before it names nothing and is forgotten
 * by the server within a day. `onChange` is told of another picture, also of none.
 */
export function usePicture(onChange: () => void) {
  const [picture, setPicture] = useState<Picture>()
  const [fault, setFault] = useState<PictureFault>()
  /** Of the picture that is shown. */
  const upload = useRef<Promise<string>>(undefined)
  const shown = picture?.url
  useEffect(() => (shown === undefined ? undefined : () => URL.revokeObjectURL(shown)), [shown])

  const start = (file: Blob, name: string) => {
    const url = URL.createObjectURL(file)
    const change = (now: Partial<Picture>) => setPicture((known) => (known?.url === url ? { ...known, ...now } : known))
    setFault(undefined)
    setPicture({ file, name, url, isPdf: file.type === 'application/pdf', state: 'uploading', part: 0 })
    upload.current = uploadPicture(file, name, (part) => change({ part }))
    upload.current.then(
      () => change({ state: 'ready', part: 1 }),
      (problem: Error) => change({ state: 'failed', problem }),
    )
    onChange()
  }
  return {
    picture,
    fault,
    choose: (file: File) => {
      if (file.size > uploadRule.maxBytes) setFault('pictureTooLarge')
      else if (!uploadRule.mediaTypes.some((type) => type === file.type)) setFault('pictureKind')
      else start(file, file.name)
    },
    turn: async (quarters: 1 | -1) => {
      if (!picture) return
      const { file, name } = picture
      await turned(file, quarters).then(
        (other) => start(other, name.replace(/\.\w+$/, '.jpg')),
        () => setFault('cannotTurn'),
      )
    },
    again: () => picture && start(picture.file, picture.name),
    remove: () => {
      upload.current = undefined
      setPicture(undefined)
      onChange()
    },
    /** What the receipt calls it, once it has arrived; empty where there is none. */
    whenUp: () => upload.current ?? Promise.resolve(''),
  }
}

export type PictureHand = ReturnType<typeof usePicture>
