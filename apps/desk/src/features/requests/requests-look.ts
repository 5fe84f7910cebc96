import { useSyncExternalStore } from 'react'
import { keepChoice, keptChoice } from '@sarai/ui/kit/kept-choice.ts'

export const looks = ['list', 'split'] as const
type Look = (typeof looks)[number]

const key = 'sarai.desk-requests'
const watching = new Set<() => void>()

function watch(changed: () => void) {
  watching.add(changed)
  return () => watching.delete(changed)
}

/** A list, or a list with the request beside it. The page changes it, and the frame around it makes room. */
export function useRequestsLook(): [Look, (look: Look) => void] {
  const look = useSyncExternalStore(watch, () => keptChoice(key, looks, 'list'))
  return [
    look,
    (next) => {
      keepChoice(key, next)
      watching.forEach((changed) => changed())
    },
  ]
}
