import { useSyncExternalStore } from 'react'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { markIn, markOf } from '@sarai/wire/core/session-mark.ts'
import { discardDraft, readDraft, saveDraft } from '@sarai/wire/portal/drafts.ts'
import { createDraftSaver, type DraftSaver } from '#features/new-request/saved-draft/draft-saver.ts'
import { readDraft as drafted, sentDraft } from '#features/new-request/saved-draft/sent-draft.ts'
import { api } from '#shared/api.ts'
import { session } from '#shared/session.ts'

/** It holds passports: it is kept in memory beside what was read, ends with the login, and is in no storage. */
const savers = new WeakMap<QueryClient, Map<number | undefined, DraftSaver>>()

/** The one saver of a contract, or of what opens a contract of its own. */
export function useDraftSaver(contractId: number | undefined): DraftSaver {
  const memory = useQueryClient()
  const known = savers.get(memory) ?? new Map<number | undefined, DraftSaver>()
  savers.set(memory, known)
  const saver = known.get(contractId) ?? createDraftSaver(callsFor(contractId))
  known.set(contractId, saver)
  return saver
}

function callsFor(contractId: number | undefined) {
  const query = { contractId }
  const owner = whoIsHere()
  return {
    read: async () => {
      const read = await api(readDraft, { query })
      return read && { ...read, draft: drafted(read.draft) }
    },
    save: ({ version, draft }, { key }) =>
      api(saveDraft, { query, body: { version, draft: sentDraft(draft) } }, { key, outlivesPage: true }),
    discard: (version) => api(discardDraft, { query: { ...query, version } }),
    isOthers: () => whoIsHere() !== undefined && whoIsHere() !== owner,
  } satisfies Parameters<typeof createDraftSaver>[0]
}

/** Nobody while nobody is logged in. */
const whoIsHere = () => markIn(markOf(session.token() ?? ''))?.owner

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
