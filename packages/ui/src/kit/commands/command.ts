import type { LucideIcon } from 'lucide-react'
import { searchKey } from '@sarai/locale/text/search-key.ts'
import { spellingKey } from '@sarai/locale/text/spelling-key.ts'

/** One line of the palette: it leads somewhere or does something. */
export type Command = {
  id: string
  label: string
  /** Quiet words after the label: a hotel, a date. */
  note?: string
  icon?: LucideIcon
  /** Other words that find it: the English name of a Persian page, and back. */
  alsoFoundBy?: string
  /** Its shortcut, shown at the end of the line. */
  keys?: readonly string[]
} & ({ href: string; onAction?: never } | { onAction: () => void; href?: never })

export type CommandSection = {
  title: string
  commands: readonly Command[]
  /** The server already searched these: they are shown as they come. */
  isSearched?: boolean
}

/** The sections with what fits the typed words; every word must occur, in any order. Empty sections are left out. */
export function findCommands(sections: readonly CommandSection[], typed: string): CommandSection[] {
  const words = searchKey(typed).split(' ')
  const fits = ({ label, note = '', alsoFoundBy = '' }: Command) => {
    const text = searchKey(`${label} ${note} ${alsoFoundBy}`)
    return words.every((word) => text.includes(word)) || spellingKey(text).includes(spellingKey(typed))
  }
  return sections
    .map(({ title, commands, isSearched }) => ({ title, commands: isSearched ? commands : commands.filter(fits) }))
    .filter(({ commands }) => commands.length > 0)
}
