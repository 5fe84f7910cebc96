import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { useWrite } from '@sarai/frame/data/write.ts'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { detailsOf } from '#features/new-request/change/change-frame.tsx'
import type { ChangedDraft } from '#features/new-request/change/use-changed-draft.ts'
import { requestQueries } from '#shared/one-request.ts'

/** Sends a change, says so and leads back to the request; a refusal stays on the page with what was typed. */
export function useSentChange<Input>(
  { seen, settle }: Pick<ChangedDraft, 'seen' | 'settle'>,
  options: {
    send: (request: RequestDetails, input: Input, once: { key: string }) => Promise<null>
    doneText: string
    onRefused?: (error: Error) => void
  },
) {
  const navigate = useNavigate()
  const notify = useSnackbar()
  const [problem, setProblem] = useState<Error>()
  const { write, isPending } = useWrite({
    send: ({ input, of }: { input: Input; of: RequestDetails }, once) => options.send(of, input, once),
    changes: requestQueries,
    onDone: ({ of }) => {
      settle()
      notify('success', options.doneText)
      return navigate(detailsOf(of.Id))
    },
    onRefused: (error) => {
      setProblem(error)
      options.onRefused?.(error)
      return true
    },
  })
  return {
    send: (input: Input) => {
      setProblem(undefined)
      write({ input, of: seen })
    },
    isPending,
    problem,
  }
}
