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
  const goOn = () => {
    setSeen(request)
    setDraft(isDirty ? onto(start(request), draft, start(seen)) : start(request))
  }
  if (isBehind && (!isDirty || isUntold(seen, request))) goOn()
  const release = useUnsaved(isDirty)
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

/** What is between us and the hotel is nothing that an agency reads: the notice would have nothing to say. */
function isUntold(seen: RequestDetails, now: RequestDetails): boolean {
  return now.State === seen.State && now.Timeline.every(({ Version }) => Version <= seen.Version)
}
