import { useCallback, type ReactNode } from 'react'
import type { useGestures } from '#features/payments/picture/gestures.ts'
import type { View } from '#features/payments/picture/picture-view.ts'

type PictureFrameProps = {
  gestures: ReturnType<typeof useGestures>
  isNear: boolean
  children: ReactNode
  className?: string
}

/** A window on a picture. Inside, `cqw` and `cqh` are its own size. */
export function PictureFrame({ gestures, isNear, children, className = '' }: PictureFrameProps) {
  return (
    <div
      {...gestures.handlers}
      className={`relative grid place-items-center overflow-hidden bg-sunken select-none [container-type:size]
        ${isNear ? 'cursor-grab touch-none active:cursor-grabbing' : 'cursor-zoom-in touch-pan-y'} ${className}`}
    >
      {children}
    </div>
  )
}

type TurnedPictureProps = {
  of: Blob
  alt: string
  view: View
  turn: number
  onBroken?: () => void
  className?: string
}

/** As large as fits, however it is turned; then as near as it is looked at. */
export function TurnedPicture({ of: blob, alt, view, turn, onBroken, className = '' }: TurnedPictureProps) {
  const fits = turn % 2 === 0 ? 'max-h-[96cqh] max-w-[96cqw]' : 'max-h-[96cqw] max-w-[96cqh]'
  // An `img` sends no token, so that what was read with one gets an address, until nobody looks any more.
  const show = useCallback(
    (picture: HTMLImageElement | null) => {
      if (!picture) return undefined
      const url = URL.createObjectURL(blob)
      picture.src = url
      return () => URL.revokeObjectURL(url)
    },
    [blob],
  )
  return (
    <img
      ref={show}
      alt={alt}
      draggable={false}
      onError={onBroken}
      style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom}) rotate(${turn * 90}deg)` }}
      className={`[grid-area:1/1] rounded-tag object-contain shadow-mid ${fits} ${className}`}
    />
  )
}
