import { startTransition, useEffect, useRef, useState } from 'react'

export type Submission<Input> = {
  submit(input: Input): void
  isPending: boolean
  /** What to show when it did not succeed; its message is meant for people. */
  error: Error | undefined
}

/**
 * Sends a form and keeps track of it. For the pages before the login: they do without the query cache, which lives
 * and ends with the login (main-frame.tsx).
 * What `success` returns is waited for. One that leads away returns its navigation, so that the form is under way until
 * the next page is there: on a slow line its code takes seconds, and a second tap would send again.
 */
export function useSubmission<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
  on: { success: (input: Input, answer: Answer) => unknown; failure?: (error: Error) => void },
): Submission<Input> {
  const [turn, setTurn] = useState({ isPending: false })
  const [error, setError] = useState<Error>()
  // Two taps may come before anything is drawn anew: only this one sees the first.
  const isUnderWay = useRef(false)
  useEffect(() => {
    isUnderWay.current = turn.isPending
  }, [turn])
  const submit = async (input: Input) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setTurn({ isPending: true })
    setError(undefined)
    try {
      const answer = await send(input)
      await on.success(input, answer)
      // The router draws the next page in a transition: in one too, this cannot be seen before that page.
      startTransition(() => setTurn({ isPending: false }))
    } catch (problem) {
      const failure = problem instanceof Error ? problem : new Error(String(problem))
      setError(failure)
      on.failure?.(failure)
      // Drawn with the refusal: whoever reads it may close the form at once.
      setTurn({ isPending: false })
    }
  }
  return { submit: (input) => void submit(input), isPending: turn.isPending, error }
}
