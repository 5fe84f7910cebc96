import type { CommandSection } from '#kit/commands/command.ts'
import { later } from '#kit/later/later.tsx'

export type CommandPaletteProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  sections: readonly CommandSection[]
  /** For sections that the server searches. */
  onType?: (typed: string) => void
  isSearching?: boolean
}

/** Pages, actions and records in one field. Arrows move, Enter goes, Escape closes. */
export const CommandPalette = later<CommandPaletteProps>(
  async () => (await import('#kit/commands/palette-box.tsx')).PaletteBox,
  ({ onOpenChange }) => onOpenChange(false),
)
