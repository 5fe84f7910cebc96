import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { useHelp } from '#failure/help.ts'

/** Says in the snackbar what did not work, in the given words or its own, with a way to whoever can put it right. */
export function useTellFailure(): (problem: Error, words?: string) => void {
  const notify = useSnackbar()
  const helpWith = useHelp()
  return (problem, words = problem.message) => {
    const action = helpWith(problem)
    notify('error', words, action && { action })
  }
}
