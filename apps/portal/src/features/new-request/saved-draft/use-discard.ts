import { useWrite } from '@sarai/frame/data/write.ts'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { timeToUndo } from '#features/new-request/time-to-undo.ts'
import { sendDiscard, useDraftSaver } from '#features/new-request/saved-draft/draft-calls.ts'
import type { SavedDraft } from '#features/new-request/saved-draft/saver-state.ts'
import { useSavedWords } from '#features/new-request/saved-draft/saved-words.ts'

/** At once, and back with one press: the draft is still here and is saved anew. */
export function useDiscard(contractId: number | undefined) {
  const t = useSavedWords()
  const notify = useSnackbar()
  const saver = useDraftSaver(contractId)
  const { write, isPending } = useWrite({
    send: ({ version }: SavedDraft, once) => sendDiscard(contractId, version, once),
    changes: ['draft'],
    onDone: ({ draft }) => {
      saver.forget(draft.propertyId)
      const undo = () => {
        saver.put(draft)
        saver.flush()
      }
      notify('info', t('discarded'), { action: { label: t('undo'), onAction: undo }, lasts: timeToUndo })
    },
  })
  return { discard: write, isPending }
}
