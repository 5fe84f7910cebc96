import type { CommandPaletteProps } from '#kit/commands/palette-box.tsx'
import { later } from '#kit/later/later.tsx'

/** Pages, actions and records in one field. Arrows move, Enter goes, Escape closes. */
export const CommandPalette = later<CommandPaletteProps>(
  async () => (await import('#kit/commands/palette-box.tsx')).PaletteBox,
  ({ onOpenChange }) => onOpenChange(false),
)
