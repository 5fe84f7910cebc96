import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import type { Onto } from '#features/new-request/change/onto-newer.ts'
import { draftOf } from '#features/new-request/change/request-as-draft.ts'
import type { RequestDraft } from '#features/new-request/draft/request-draft.ts'
import { useTypedChange, type TypedChange } from '#shared/request-change/use-typed-change.ts'

type DraftOptions = {
  /** What of the draft a page changes. */
  part: (draft: RequestDraft) => Partial<RequestDraft>
  onto: Onto
  begin?: (draft: RequestDraft) => RequestDraft
}

export type ChangedDraft = TypedChange<RequestDraft>

/** A request under the wizard's own fields. */
export function useChangedDraft(
  request: RequestDetails,
  { part, onto, begin = (draft) => draft }: DraftOptions,
): ChangedDraft {
  return useTypedChange(request, { start: (read) => begin(draftOf(read)), part, onto })
}
