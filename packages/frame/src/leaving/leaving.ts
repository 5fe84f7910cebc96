import { isAnythingUnsaved } from '@sarai/ui/kit/overlay/unsaved.ts'

type Answer = (mayLeave: boolean) => void

let put: ((answer: Answer) => void) | undefined

/** For the guard, which draws the question. */
export function answerLeaving(ask: (answer: Answer) => void): () => void {
  put = ask
  return () => (put = undefined)
}

/** For what cannot be undone once begun, as the log-out: asks before it, when something that was typed is not saved. */
export async function mayLeave(): Promise<boolean> {
  const ask = put
  return ask === undefined || !isAnythingUnsaved() || new Promise<boolean>(ask)
}
