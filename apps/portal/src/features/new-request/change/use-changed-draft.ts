import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { draftOf } from '#features/new-request/change/request-as-draft.ts'
import type { RequestDraft } from '#features/new-request/draft/request-draft.ts'
import { useTypedChange, type TypedChange } from '#shared/request-change/use-typed-change.ts'

/** What of the draft a page changes, to be taken along to a newer version of the request. */
type PartOf = (draft: RequestDraft) => Partial<RequestDraft>

export type ChangedDraft = TypedChange<RequestDraft>

/** A request under the wizard's own fields. */
export function useChangedDraft(
  request: RequestDetails,
  part: PartOf,
  begin: (draft: RequestDraft) => RequestDraft = (draft) => draft,
): ChangedDraft {
  return useTypedChange(request, {
    start: (read) => begin(draftOf(read)),
    part,
    onto: (now, typed) => ({ ...now, ...part(typed) }),
  })
}
