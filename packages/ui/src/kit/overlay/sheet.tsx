import type { ReactNode } from 'react'
import { later } from '#kit/later/later.tsx'

export type SheetProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  /** A quiet line under the title. */
  note?: ReactNode
  children: ReactNode
  /** Stay in sight at the bottom while the content scrolls; the main one last. */
  actions?: ReactNode
  /** `whole` is for work in two columns; on a phone it takes the whole screen. */
  width?: 'narrow' | 'normal' | 'wide' | 'whole'
  /** A question that lies over it. */
  over?: ReactNode
  /** The content holds nothing to press: what scrolls must then take the focus itself, or no key can move it. */
  isOnlyRead?: boolean
  /** For what must be answered: the backdrop does not close it, and screen readers announce it at once. */
  isAlert?: boolean
  /** A press beside it, which may be a slip, does not close it. */
  isKept?: boolean
  /** Something is under way whose outcome is told here: nothing closes it meanwhile. */
  isBusy?: boolean
}

/** A dialog in the middle of large screens; below them a sheet that rises from the bottom, with a handle to drag it away. */
export const Sheet = later<SheetProps>(
  async () => (await import('#kit/overlay/sheet-box.tsx')).SheetBox,
  ({ onClose }) => onClose(),
)
