import { useCallback, useEffect, useState } from 'react'
import { useAskBeforeClosing } from '#features/new-request/draft/ask-before-closing.ts'
import { asNew, newDraft, type RequestDraft } from '#features/new-request/draft/request-draft.ts'
import { useDraftSaver, useSaverState } from '#features/new-request/saved-draft/draft-calls.ts'
import type { DraftSaver } from '#features/new-request/saved-draft/draft-saver.ts'
import { useMayDraft } from '#features/new-request/saved-draft/use-may-draft.ts'

export type ChangeDraft = (change: (draft: RequestDraft) => RequestDraft) => void

type Asked = { from: string; until: string }

/** The draft of a hotel, which saves itself for whoever may ask for a stay. It is there once what is saved was read (RequestSteps). */
export function useRequestDraft(propertyId: number, asked: Asked, contractId?: number) {
  const saver = useDraftSaver(contractId)
  const mayDraft = useMayDraft() === true
  const { drafts, status } = useSaverState(saver)
  const [fresh] = useState(() => newDraft(propertyId, asked))
  const draft = drafts[propertyId] ?? fresh
  const change = useCallback<ChangeDraft>(
    (next) => {
      // A draft that was sent or discarded is gone, and so is its key: what is begun after it is a new one.
      const known = saver.state().drafts[propertyId] ?? asNew(fresh)
      const changed = next(known)
      if (changed !== known) saver[mayDraft ? 'put' : 'keepHere'](changed)
    },
    [saver, mayDraft, propertyId, fresh],
  )
  // What was sent is no draft any more, and stays on the page until the page is left.
  const [sent, setSent] = useState<RequestDraft>()
  const forget = (requestId: number) => {
    setSent(draft)
    void saver.forgetSent(draft, requestId)
  }
  useSaveWhenLeft(saver)
  useAskBeforeClosing(status !== 'saved')
  return { draft: sent ?? draft, change, forget, saver, isAtOdds: status === 'conflict' }
}

/** A page that is hidden may never be seen again, least of all on a phone. */
function useSaveWhenLeft(saver: DraftSaver) {
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && saver.flush()
    document.addEventListener('visibilitychange', onHidden)
    addEventListener('pagehide', saver.flush)
    addEventListener('online', saver.flush)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      removeEventListener('pagehide', saver.flush)
      removeEventListener('online', saver.flush)
      saver.flush()
    }
  }, [saver])
}
