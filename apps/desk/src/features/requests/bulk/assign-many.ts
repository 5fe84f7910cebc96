import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import { assignRequests } from '@sarai/wire/desk/requests/assignment.ts'
import { useWrite } from '@sarai/frame/data/write.ts'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import type { Selection } from '#features/requests/bulk/selection.ts'
import { requestQueries } from '#features/requests/request-counts.ts'
import { useRequestWords } from '#features/requests/request-words.ts'
import { api } from '#shared/api.ts'

type Outcome = ReplyOf<typeof assignRequests>['requests'][number]

/** As many as somebody reads in passing. */
const mostNamed = 3

/** Gives everything that is ticked to one colleague, and says of each that stayed with another whose it is. */
export function useAssignMany({ rows, clear }: Selection) {
  const t = useRequestWords()
  const notify = useSnackbar()
  const requests = rows.map(({ id, assignedTo }) => ({ id, seenWith: assignedTo?.id ?? null }))
  const { write, isPending } = useWrite({
    // All that is sent is what the key is for: others to the same colleague are another write.
    send: (body: InputOf<typeof assignRequests>['body'], once) => api(assignRequests, { body }, once),
    changes: requestQueries,
    onDone: ({ staffId }, { requests: told }) => {
      const countOf = (which: Outcome['outcome']) => told.filter(({ outcome }) => outcome === which).length
      const [done, same] = [countOf('done'), countOf('same')]
      const left = told.filter(({ outcome }) => outcome === 'taken' || outcome === 'gone').map(sentenceOf)
      const sentences = [
        ...(done > 0 ? [t(staffId === null ? 'givenBack' : 'assigned', { count: done })] : []),
        ...(same > 0 ? [t('unchanged', { count: same })] : []),
        ...left.slice(0, mostNamed),
        ...(left.length > mostNamed ? [t('othersStayed', { count: left.length - mostNamed })] : []),
      ]
      clear()
      notify(left.length === 0 ? 'success' : 'warning', sentences.join(t('between')))
    },
  })
  return { write: (staffId: number | null) => write({ staffId, requests }), isPending }

  function sentenceOf({ number, outcome, now }: Outcome): string {
    if (outcome === 'gone') return t('stayedGone', { number })
    return now === null ? t('stayedFree', { number }) : t('stayed', { number, name: now })
  }
}
