import { useState } from 'react'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { useUnsaved } from '@sarai/ui/kit/overlay/unsaved.ts'
import { draftOf } from '#features/new-request/change/request-as-draft.ts'
import type { RequestDraft } from '#features/new-request/draft/request-draft.ts'
import type { ChangeDraft } from '#features/new-request/draft/use-request-draft.ts'

/** What of the draft a page changes, to be taken along to a newer version of the request. */
export type PartOf = (draft: RequestDraft) => Partial<RequestDraft>

export type ChangedDraft = {
  /** The request that was read when somebody began to type: whatever is sent names its version. */
  readonly seen: RequestDetails
  readonly draft: RequestDraft
  readonly change: ChangeDraft
  readonly isDirty: boolean
  /** Somebody else has changed the request meanwhile: goes on from there, with what was typed. */
  readonly goOn: (() => void) | undefined
  /** It is saved: nothing is left to be asked about before the page is left. */
  readonly settle: () => void
}

/** Follows the request while nothing is typed; from then on it stays with what was seen, until the user goes on. */
export function useChangedDraft(
  request: RequestDetails,
  part: PartOf,
  begin: (draft: RequestDraft) => RequestDraft = (draft) => draft,
): ChangedDraft {
  const [seen, setSeen] = useState(request)
  const [draft, setDraft] = useState(() => begin(draftOf(request)))
  const [isSettled, setSettled] = useState(false)
  const isDirty = !isSettled && JSON.stringify(part(draft)) !== JSON.stringify(part(begin(draftOf(seen))))
  const isBehind = !isSettled && request.Version > seen.Version
  if (isBehind && !isDirty) {
    setSeen(request)
    setDraft(begin(draftOf(request)))
  }
  const release = useUnsaved(isDirty)
  const goOn = () => {
    setSeen(request)
    setDraft({ ...begin(draftOf(request)), ...part(draft) })
  }
  return {
    seen,
    draft,
    change: setDraft,
    isDirty,
    goOn: isBehind && isDirty ? goOn : undefined,
    settle: () => {
      release()
      setSettled(true)
    },
  }
}
