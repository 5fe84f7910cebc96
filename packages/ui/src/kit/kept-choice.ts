import { useCallback, useSyncExternalStore } from 'react'

/** Storage may be full or forbidden; then a choice lasts for the visit. */
const keptForTheVisit = new Map<string, string>()
const listeners = new Set<() => void>()

/** What this browser remembers of a choice. */
export function keptChoice<Choice extends string>(key: string, choices: readonly Choice[], fallback: Choice): Choice {
  const kept = keptForTheVisit.get(key) ?? stored(key)
  return choices.find((choice) => choice === kept) ?? fallback
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function keepChoice(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice)
    keptForTheVisit.delete(key)
  } catch {
    keptForTheVisit.set(key, choice)
  }
  for (const hear of listeners) hear()
}

function listen(hear: () => void) {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

/**
 * One of a few choices that survives a reload: `useKeptChoice('sarai.theme', themes, 'system')`. Whatever on the screen
 * follows the same choice follows it at once.
 */
export function useKeptChoice<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  fallback: Choice,
): [Choice, (choice: Choice) => void] {
  const choice = useSyncExternalStore(listen, () => keptChoice(key, choices, fallback))
  const choose = useCallback((next: Choice) => keepChoice(key, next), [key])
  return [choice, choose]
}
