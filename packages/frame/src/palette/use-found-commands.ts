import { useEffect, useRef, useState } from 'react'
import { searchKey } from '@sarai/locale/text/search-key.ts'
import type { Command, CommandSection } from '@sarai/ui/kit/commands/command.ts'

/** Something that the palette looks for at the server, for those who may see it. */
export type Source = { title: string; find: (text: string) => Promise<readonly Command[]> }

const restBetweenKeys = 200
const fewestLetters = 2

/**
 * The records that fit what is typed in the palette, each kind in a section of its own. One kind
 * that cannot be read does not stand in the way of the others.
 */
export function useFoundCommands(sources: readonly Source[]) {
  const [sections, setSections] = useState<readonly CommandSection[]>([])
  const [isSearching, setSearching] = useState(false)
  /** Answers to what is no longer typed are dropped. */
  const asked = useRef(0)
  useEffect(() => () => void (asked.current += 1), [])

  const onType = (typed: string) => {
    const turn = (asked.current += 1)
    const isLate = () => turn !== asked.current
    const isEnough = searchKey(typed).length >= fewestLetters
    setSections([])
    setSearching(isEnough)
    if (!isEnough) return
    const search = async () => {
      if (isLate()) return
      const reads = sources.map(({ title, find }) =>
        find(typed.trim()).then(
          (commands): CommandSection => ({ title, commands, isSearched: true }),
          () => undefined,
        ),
      )
      const found = await Promise.all(reads)
      if (isLate()) return
      setSections(found.filter((section) => section !== undefined))
      setSearching(false)
    }
    setTimeout(() => void search(), restBetweenKeys)
  }
  return { sections, isSearching, onType }
}
