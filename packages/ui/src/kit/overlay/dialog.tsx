import { useState } from 'react'
import { DiscardQuestion } from '#kit/overlay/discard-question.tsx'
import { Sheet } from '#kit/overlay/sheet.tsx'
import type { SheetProps } from '#kit/overlay/sheet-box.tsx'

export type DialogProps = Omit<SheetProps, 'isKept' | 'over'> & {
  /** Holds what was typed: a press beside it does nothing, and every other way out asks first. */
  isKept?: boolean
}

/** A button of its actions that closes it has `slot="close"`, so that it asks as well. */
export function Dialog({ onClose, isKept = false, ...sheet }: DialogProps) {
  const [isAsking, setAsking] = useState(false)
  const discard = () => {
    setAsking(false)
    onClose()
  }
  return (
    <Sheet
      {...sheet}
      isKept={isKept}
      onClose={isKept ? () => setAsking(true) : onClose}
      over={<DiscardQuestion isOpen={isAsking} onKeep={() => setAsking(false)} onDiscard={discard} />}
    />
  )
}
