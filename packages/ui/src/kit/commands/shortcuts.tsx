import { createContext, use, useEffect, useId, useMemo, useState, type ReactNode } from 'react'
import type { Shortcut } from '#kit/commands/shortcut.ts'
import { ShortcutBook } from '#kit/commands/shortcut-book.ts'
import { useKeptChoice } from '#kit/kept-choice.ts'

type Shortcuts = { book: ShortcutBook; areOn: boolean; setOn: (areOn: boolean) => void }

const ShortcutsContext = createContext<Shortcuts | undefined>(undefined)

/** Listens for single keys. They can be switched off (WCAG 2.1.4), and the choice is kept. */
export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const [book] = useState(() => new ShortcutBook())
  const [choice, setChoice] = useKeptChoice('sarai.single-keys', ['on', 'off'], 'on')
  const areOn = choice === 'on'

  useEffect(() => {
    if (!areOn) return undefined
    const hear = (event: KeyboardEvent) => book.hear(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [book, areOn])

  const shortcuts = useMemo(
    () => ({ book, areOn, setOn: (on: boolean) => setChoice(on ? 'on' : 'off') }),
    [book, areOn, setChoice],
  )
  return <ShortcutsContext value={shortcuts}>{children}</ShortcutsContext>
}

export function useShortcutSettings(): Shortcuts {
  const shortcuts = use(ShortcutsContext)
  if (!shortcuts) throw new Error('Shortcuts need a ShortcutsProvider above them')
  return shortcuts
}

/** The keys that work while this component is on the screen; the list of keys shows them under `title`. */
export function useShortcuts(title: string, shortcuts: readonly Shortcut[], areEverywhere = false): void {
  const { book } = useShortcutSettings()
  const id = useId()
  // After every render, because what a key does closes over the latest values.
  useEffect(() => book.set(id, { title, shortcuts, areEverywhere }))
  useEffect(() => () => book.remove(id), [book, id])
}
