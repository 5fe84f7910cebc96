import { useSyncExternalStore } from 'react'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { discardDraft, readDraft, saveDraft } from '@sarai/wire/portal/drafts.ts'
import { saveBeforeLogOut } from '@sarai/frame/leaving/leaving.ts'
import { createDraftSaver, type DraftSaver } from '#features/new-request/saved-draft/draft-saver.ts'
import { readDraft as drafted, sentDraft } from '#features/new-request/saved-draft/sent-draft.ts'
import { api } from '#shared/api.ts'
import { loginNow } from '#shared/session.ts'

/** It holds passports: it is kept in memory beside what was read, ends with the login, and is in no storage. */
const savers = new WeakMap<QueryClient, Map<number | undefined, DraftSaver>>()

/** The one saver of a contract, or of what opens a contract of its own. */
export function useDraftSaver(contractId: number | undefined): DraftSaver {
  const memory = useQueryClient()
  const known = savers.get(memory) ?? new Map<number | undefined, DraftSaver>()
  if (!savers.has(memory)) {
    savers.set(memory, known)
    saveBeforeLogOut(() => Promise.all([...known.values()].map((saver) => saver.settle())))
  }
  const saver = known.get(contractId) ?? createDraftSaver(callsFor(contractId))
  known.set(contractId, saver)
  return saver
}

function callsFor(contractId: number | undefined) {
  const query = { contractId }
  const login = loginNow()
  return {
    read: async () => {
      const read = await api(readDraft, { query })
      if (read === null) return { saved: null, sent: null }
      const { version, savedAt, draft, sent } = read
      return {
        saved: draft && { version, savedAt, draft: drafted(draft) },
        sent: sent && { ...sent, version, sentAt: savedAt },
      }
    },
    save: ({ version, draft }, { key }) =>
      api(saveDraft, { query, body: { version, draft: sentDraft(draft) } }, { key, outlivesPage: true }),
    discard: (version) => api(discardDraft, { query: { ...query, version } }),
    isOver: () => loginNow() !== login,
  } satisfies Parameters<typeof createDraftSaver>[0]
}

export function useSaverState(saver: DraftSaver) {
  return useSyncExternalStore(saver.subscribe, saver.state)
}

/** Read when the wizard opens, and not under the hands of whoever comes back to it. What it says is in the saver. */
export function useSavedDraft(contractId: number | undefined, { isEnabled }: { isEnabled: boolean }) {
  const saver = useDraftSaver(contractId)
  return useQuery({
    queryKey: ['draft', contractId ?? 'new'],
    queryFn: () => saver.load(),
    refetchOnWindowFocus: false,
    enabled: isEnabled,
  })
}

export function sendDiscard(contractId: number | undefined, version: number, once: { key: string }) {
  return api(discardDraft, { query: { contractId, version } }, once)
}
