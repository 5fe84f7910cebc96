import { useKeptChoice } from '@sarai/ui/kit/kept-choice.ts'

export const looks = ['list', 'split'] as const
type Look = (typeof looks)[number]

/** A list, or a list with the request beside it. The page changes it, and the frame around it makes room. */
export function useRequestsLook(): [Look, (look: Look) => void] {
  return useKeptChoice('sarai.desk-requests', looks, 'list')
}
