import { useEffect, useRef, useState } from 'react'
import { searchKey } from '@sarai/locale/text/search-key.ts'
import type { Option } from '#kit/choice/option.ts'

/** Answers at once from a list, or later from the server; the signal says that nobody waits for it any more. */
export type OptionSearch = (text: string, signal: AbortSignal) => readonly Option[] | Promise<readonly Option[]>

export type Found = { options: readonly Option[]; status: 'short' | 'searching' | 'done' | 'failed' }

const nothing: Found = { options: [], status: 'short' }
const restBetweenKeys = 200

async function answerOf(search: OptionSearch, text: string, signal: AbortSignal): Promise<Found> {
  try {
    return { options: await search(text, signal), status: 'done' }
  } catch {
    // Whoever fetches reports what went wrong; here it is only said that nothing came.
    return { options: [], status: 'failed' }
  }
}

/** Asks when typing rests, from so many letters on, and drops the answers to questions that are no longer asked. */
export function useOptionSearch(search: OptionSearch, minCharacters: number) {
  const [found, setFound] = useState<Found>(nothing)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  function ask(text: string) {
    running.current?.abort()
    if (searchKey(text).length < minCharacters) return setFound(nothing)
    const { signal } = (running.current = new AbortController())
    setFound(({ options }) => ({ options, status: 'searching' }))
    setTimeout(() => {
      if (signal.aborted) return
      void answerOf(search, text.trim(), signal).then((answer) => signal.aborted || setFound(answer))
    }, restBetweenKeys)
  }
  return { found, ask }
}
