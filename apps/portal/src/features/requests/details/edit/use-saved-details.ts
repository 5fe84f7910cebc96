import { useState } from 'react'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { CallFailed } from '@sarai/wire/core/client.ts'
import { useWrite } from '@sarai/frame/data/write.ts'
import { namedFields } from '@sarai/frame/form/named-fields.ts'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { sentDetails, type EditedDetails } from '#features/requests/details/edit/edited-details.ts'
import { saveDetails } from '#features/requests/request-calls.ts'
import type { Told } from '#shared/faults/told-faults.ts'
import type { TypedChange } from '#shared/request-change/use-typed-change.ts'
import { requestQueries } from '#shared/one-request.ts'

export type SavedDetails = {
  readonly save: () => void
  readonly isPending: boolean
  /** What stands at no field. */
  readonly problem: Error | undefined
  /** With what the server refused, until something else is typed. */
  readonly refusedAt: (told: Told) => Told
}

/** Sends what was typed on the version that was read, says so and closes; a refusal leaves everything as it stands. */
export function useSavedDetails(
  { seen, draft, settle }: TypedChange<EditedDetails>,
  options: {
    /** Those on the screen, which say themselves what is wrong with them. */
    fields: readonly string[]
    doneText: string
    onRefused?: () => void
    onClose: () => void
  },
): SavedDetails {
  const notify = useSnackbar()
  const [refusal, setRefusal] = useState<{ error: Error; of: EditedDetails }>()
  const { write, isPending } = useWrite({
    send: ({ of, typed }: { of: RequestDetails; typed: EditedDetails }, once) =>
      saveDetails(of, sentDetails(of, typed), once),
    changes: requestQueries,
    onDone: () => {
      settle()
      notify('success', options.doneText)
      options.onClose()
    },
    onRefused: (error, { typed }) => {
      setRefusal({ error, of: typed })
      options.onRefused?.()
      return true
    },
  })
  const error = refusal?.of === draft && !isPending ? refusal.error : undefined
  const named = error instanceof CallFailed ? namedFields(options.fields, error.fields) : []
  return {
    save: () => write({ of: seen, typed: draft }),
    isPending,
    problem: named.length === 0 ? error : undefined,
    refusedAt: (told) => ({
      at: (field) => {
        const own = told.at(field)
        return { ...own, error: own.error ?? (named.includes(field) ? error?.message : undefined) }
      },
    }),
  }
}
