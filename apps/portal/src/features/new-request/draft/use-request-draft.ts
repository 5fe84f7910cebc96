import { useCallback, useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { newDraft, type RequestDraft } from '#features/new-request/draft/request-draft.ts'

export type ChangeDraft = (change: (draft: RequestDraft) => RequestDraft) => void

/**
 * The draft of a hotel. It is kept in memory beside what was read, so it outlives the page and ends with the login; it
 * holds passports, so it is never written into the browser's storage.
 */
export function useRequestDraft(propertyId: number, asked: { from: string; until: string }) {
  const memory = useQueryClient()
  const [draft, setDraft] = useState(
    () => memory.getQueryData<RequestDraft>(nameOf(propertyId)) ?? newDraft(propertyId, asked),
  )
  const [isTouched, setTouched] = useState(false)
  useEffect(() => {
    memory.setQueryDefaults(nameOf(propertyId), { gcTime: Infinity })
    memory.setQueryData(nameOf(propertyId), draft)
  }, [memory, propertyId, draft])
  useAskBeforeClosing(isTouched)
  const change = useCallback<ChangeDraft>((next) => {
    setTouched(true)
    setDraft(next)
  }, [])
  return { draft, change }
}

const nameOf = (propertyId: number) => ['request-draft', propertyId]

/** Other pages of the portal lose nothing; a closed tab does, and asks in the browser's own words. */
function useAskBeforeClosing(isTouched: boolean) {
  useEffect(() => {
    if (!isTouched) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isTouched])
}
