import { later } from '#kit/later/later.tsx'
import type { SheetProps } from '#kit/overlay/sheet-box.tsx'

/** A dialog in the middle of large screens; below them a sheet that rises from the bottom, with a handle to drag it away. */
export const Sheet = later<SheetProps>(
  async () => (await import('#kit/overlay/sheet-box.tsx')).SheetBox,
  ({ onClose }) => onClose(),
)
