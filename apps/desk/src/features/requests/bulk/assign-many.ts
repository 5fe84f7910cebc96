import type { InputOf } from '@sarai/wire/core/operation.ts'
import { assignRequests } from '@sarai/wire/desk/requests/assignment.ts'
import { useWrite } from '@sarai/frame/data/write.ts'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import type { Selection } from '#features/requests/bulk/selection.ts'
import { requestQueries } from '#features/requests/request-counts.ts'
import { useRequestWords } from '#features/requests/request-words.ts'
import { api } from '#shared/api.ts'

/** Gives everything that is ticked to one colleague, and says of each that stayed with another whose it is. */
export function useAssignMany({ rows, clear }: Selection) {
  const t = useRequestWords()
  const notify = useSnackbar()
  const requests = rows.map(({ id, assignedTo }) => ({ id, seenWith: assignedTo?.id ?? null }))
  const { write, isPending } = useWrite({
    // All that is sent is what the key is for: others to the same colleague are another write.
    send: (body: InputOf<typeof assignRequests>['body'], once) => api(assignRequests, { body }, once),
    changes: requestQueries,
    onDone: (_, { requests: told }) => {
      const count = told.filter(({ outcome }) => outcome === 'done').length
      const left = told
        .filter(({ outcome }) => outcome !== 'done')
        .map(({ number, outcome, now }) =>
          outcome === 'gone' ? t('stayedGone', { number }) : t('stayed', { number, name: now ?? t('nobody') }),
        )
      clear()
      if (left.length === 0) notify('success', t('assigned', { count }))
      else notify('warning', t('assignedSome', { count, left: left.join(t('between')) }))
    },
  })
  return { write: (staffId: number | null) => write({ staffId, requests }), isPending }
}
