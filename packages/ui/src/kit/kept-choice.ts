import { useCallback, useState } from 'react'

/** What this browser remembers of a choice. Storage may be full or forbidden; then the choice lasts for the visit. */
export function keptChoice<Choice extends string>(key: string, choices: readonly Choice[], fallback: Choice): Choice {
  try {
    const kept = localStorage.getItem(key)
    return choices.find((choice) => choice === kept) ?? fallback
  } catch {
    return fallback
  }
}

export function keepChoice(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice)
  } catch {
    // Nothing is lost but the memory of it.
  }
}

/** One of a few choices that survives a reload: `useKeptChoice('sarai.theme', themes, 'system')`. */
export function useKeptChoice<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  fallback: Choice,
): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState(() => keptChoice(key, choices, fallback))
  const choose = useCallback(
    (next: Choice) => {
      keepChoice(key, next)
      setChoice(next)
    },
    [key],
  )
  return [choice, choose]
}
