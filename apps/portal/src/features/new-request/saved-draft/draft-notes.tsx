import { useSearchParams } from 'react-router'
import { useSaverState } from '#features/new-request/saved-draft/draft-calls.ts'
import { DraftConflict } from '#features/new-request/saved-draft/draft-conflict.tsx'
import type { DraftSaver } from '#features/new-request/saved-draft/draft-saver.ts'
import { DraftStatus } from '#features/new-request/saved-draft/draft-status.tsx'
import { OtherDraft } from '#features/new-request/saved-draft/other-draft.tsx'
import { atDraft } from '#features/new-request/saved-draft/at-draft.ts'
import { atStep } from '#features/new-request/request-step.ts'

/** How it stands with the draft that is open: whether it is saved, and what its saving would overwrite. */
export function DraftNotes({ saver, propertyId }: { saver: DraftSaver; propertyId: number }) {
  const [address, setAddress] = useSearchParams()
  const { saved, status, theirs, drafts } = useSaverState(saver)
  const open = (hotel: number | undefined) => {
    if (hotel !== propertyId) setAddress(hotel === undefined ? atStep(address, 'rooms') : atDraft(address, hotel))
  }
  const isOther = saved !== null && saved.draft.propertyId !== propertyId && status === 'saved'
  return (
    <>
      <DraftStatus status={status} savedAt={isOther || !drafts[propertyId] ? undefined : saved?.savedAt} />
      {status === 'conflict' && (
        <DraftConflict
          theirs={theirs}
          onLoad={() => open(saver.takeTheirs()?.draft.propertyId)}
          onKeep={saver.keepMine}
        />
      )}
      {isOther && <OtherDraft draft={saved.draft} onContinue={() => open(saved.draft.propertyId)} />}
    </>
  )
}
