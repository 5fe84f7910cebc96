import { useState } from 'react'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { useUnsaved } from '@sarai/ui/kit/overlay/unsaved.ts'

export type TypedChange<Draft> = {
  /** The request that was read when somebody began to type: whatever is sent names its version. */
  readonly seen: RequestDetails
  readonly draft: Draft
  readonly change: (change: (draft: Draft) => Draft) => void
  readonly isDirty: boolean
  /** Somebody else has changed the request meanwhile: goes on from there, with what was typed. */
  readonly goOn: (() => void) | undefined
  /** It is saved: nothing is left to be asked about before the form is left. */
  readonly settle: () => void
}

/** Follows the request while nothing is typed; from then on it stays with what was seen, until the user goes on. */
export function useTypedChange<Draft extends object>(
  request: RequestDetails,
  options: {
    start: (request: RequestDetails) => Draft
    /** What of the draft the form changes. */
    part?: (draft: Draft) => unknown
    /** What was typed since `before`, taken along to the request as it is now. */
    onto: (now: Draft, typed: Draft, before: Draft) => Draft
  },
): TypedChange<Draft> {
  const { start, part = (draft) => draft, onto } = options
  const [seen, setSeen] = useState(request)
  const [draft, setDraft] = useState(() => start(request))
  const [isSettled, setSettled] = useState(false)
  const isDirty = !isSettled && JSON.stringify(part(draft)) !== JSON.stringify(part(start(seen)))
  const isBehind = !isSettled && request.Version > seen.Version
  if (isBehind && !isDirty) {
    setSeen(request)
    setDraft(start(request))
  }
  const release = useUnsaved(isDirty)
  const goOn = () => {
    setSeen(request)
    setDraft(onto(start(request), draft, start(seen)))
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
