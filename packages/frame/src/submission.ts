import { useState } from 'react'

export type Submission<Input> = {
  submit(input: Input): void
  isPending: boolean
  /** What to show when it did not succeed; its message is meant for people. */
  error: Error | undefined
}

/**
 * Sends a form and keeps track of it. For the pages before the login: they do without the query cache, which lives
 * and ends with the login (main-frame.tsx).
 */
export function useSubmission<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
  on: { success: (input: Input, answer: Answer) => void; failure?: (error: Error) => void },
): Submission<Input> {
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<Error>()
  const submit = async (input: Input) => {
    if (isPending) return
    setPending(true)
    setError(undefined)
    try {
      const answer = await send(input)
      on.success(input, answer)
    } catch (problem) {
      const failure = problem instanceof Error ? problem : new Error(String(problem))
      setError(failure)
      on.failure?.(failure)
    } finally {
      setPending(false)
    }
  }
  return { submit: (input) => void submit(input), isPending, error }
}
