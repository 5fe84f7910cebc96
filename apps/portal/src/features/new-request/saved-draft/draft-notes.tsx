import { useSearchParams } from 'react-router'
import { atDraft } from '#features/new-request/saved-draft/at-draft.ts'
import { useSaverState } from '#features/new-request/saved-draft/draft-calls.ts'
import type { DraftSaver } from '#features/new-request/saved-draft/draft-saver.ts'
import { DraftStatus } from '#features/new-request/saved-draft/draft-status.tsx'
import { OtherDraft } from '#features/new-request/saved-draft/other-draft.tsx'
import { SentNote } from '#features/new-request/saved-draft/sent-note.tsx'

/** How it stands with the draft that is open: whether it is saved, and what its saving would overwrite. */
export function DraftNotes({ saver, propertyId }: { saver: DraftSaver; propertyId: number }) {
  const [address, setAddress] = useSearchParams()
  const { saved, status, drafts } = useSaverState(saver)
  const isOther = saved !== null && saved.draft.propertyId !== propertyId && status === 'saved'
  return (
    <>
      <DraftStatus status={status} savedAt={isOther || !drafts[propertyId] ? undefined : saved?.savedAt} />
      <SentNote saver={saver} />
      {isOther && (
        <OtherDraft draft={saved.draft} onContinue={() => setAddress(atDraft(address, saved.draft.propertyId))} />
      )}
    </>
  )
}
