import { useEffect, useState } from 'react'
import { CommandPalette } from '#kit/commands/command-palette.tsx'
import type { CommandPaletteProps } from '#kit/commands/palette-box.tsx'
import type { Shortcut } from '#kit/commands/shortcut.ts'
import { useShortcuts, useShortcutSettings } from '#kit/commands/shortcuts.tsx'
import { useKitWords } from '#kit/kit-words.ts'
import { later } from '#kit/later/later.tsx'

type CommandCenterProps = CommandPaletteProps & {
  /** The app's own keys that work on every page: G D, G R, N. */
  shortcuts: readonly Shortcut[]
}

const KeysDialog = later(
  async () => (await import('#kit/commands/keys-dialog.tsx')).KeysDialog,
  ({ onClose }) => onClose(),
)

/** The palette with Ctrl K (⌘ K) and /, the list of keys with ?, and the keys that work everywhere. Once per app. */
export function CommandCenter({ shortcuts, ...palette }: CommandCenterProps) {
  const t = useKitWords()
  const { book, areOn, setOn } = useShortcutSettings()
  const [isListOpen, setListOpen] = useState(false)
  const { onOpenChange } = palette

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      onOpenChange(true)
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [onOpenChange])

  const anywhere: Shortcut[] = [
    ...shortcuts,
    { keys: ['Slash'], label: t('keyPalette'), onPress: () => onOpenChange(true) },
    { keys: ['Shift+Slash'], label: t('keyList'), onPress: () => setListOpen(true) },
  ]
  useShortcuts(t('keysAnywhere'), anywhere, true)

  return (
    <>
      <CommandPalette {...palette} />
      <KeysDialog
        isOpen={isListOpen}
        onClose={() => setListOpen(false)}
        groups={isListOpen ? book.groups() : []}
        areOn={areOn}
        onSwitch={setOn}
      />
    </>
  )
}
