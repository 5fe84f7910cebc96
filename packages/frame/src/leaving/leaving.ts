import { isAnythingUnsaved } from '@sarai/ui/kit/overlay/unsaved.ts'

type Answer = (mayLeave: boolean) => void

let put: ((answer: Answer) => void) | undefined

/** For the guard, which draws the question. */
export function answerLeaving(ask: (answer: Answer) => void): () => void {
  put = ask
  return () => (put = undefined)
}

let save: () => Promise<readonly boolean[]> = () => Promise.resolve([])

/** For what saves itself, and outlives its page: whether each of it is saved. Only the last one to say so counts. */
export function saveBeforeLogOut(saveAll: () => Promise<readonly boolean[]>): void {
  save = saveAll
}

/** For what cannot be undone once begun, as the log-out: asks before it, when something that was typed is not saved. */
export async function mayLeave(): Promise<boolean> {
  const areSaved = (await save()).every(Boolean)
  const ask = put
  return ask === undefined || (areSaved && !isAnythingUnsaved()) || new Promise<boolean>(ask)
}
