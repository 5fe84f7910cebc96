import { useState } from 'react'
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { createWriteKeys } from '#form/write-key.ts'
import { isKeyTaken } from '#data/lost-answer.ts'
import { orSoon } from '#data/or-soon.ts'
import { useTellFailure } from '#failure/tell-failure.ts'

export type Write<Input> = { write: (input: Input) => void; isPending: boolean }

/**
 * A write that one button makes. Never optimistic: the screens say what the server has decided. The same
 * press carries the same key until it is done, so that nothing is done twice; a failure is told in the snackbar.
 */
export function useWrite<Input, Answer>(options: {
  send: (input: Input, once: { key: string }) => Promise<Answer>
  /** The queries that it changes, read again whatever the outcome. */
  changes: QueryKey
  /** What it returns is waited for, and the write is under way meanwhile. */
  onDone?: (input: Input, answer: Answer) => unknown
  /** After that, once what it changed is shown, or soon; the write is under way until then. */
  onShown?: () => void
  /** Answers true when it told the user itself. */
  onRefused?: (error: Error, input: Input) => boolean
}): Write<Input> {
  const queries = useQueryClient()
  const tellFailure = useTellFailure()
  const [keys] = useState(() => createWriteKeys())
  const readAgain = () => queries.invalidateQueries({ queryKey: options.changes })
  const { mutate, isPending } = useMutation({
    mutationFn: (input: Input) => options.send(input, { key: keys.keyFor(input) }),
    onSuccess: async (answer, input) => {
      await options.onDone?.(input, answer)
      if (options.onShown) {
        await orSoon(readAgain())
        options.onShown()
      }
      keys.settle()
    },
    onError: (error, input) => {
      if (isKeyTaken(error)) keys.settle()
      if (options.onRefused?.(error, input) === true) return
      tellFailure(error)
    },
    onSettled: (_, error) => {
      if (error !== null || !options.onShown) void readAgain()
    },
  })
  return { write: (input) => mutate(input), isPending }
}
