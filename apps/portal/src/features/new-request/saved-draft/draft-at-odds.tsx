import { useSearchParams } from 'react-router'
import { atStep } from '#features/new-request/request-step.ts'
import { atDraft } from '#features/new-request/saved-draft/at-draft.ts'
import { useSaverState } from '#features/new-request/saved-draft/draft-calls.ts'
import { DraftConflict } from '#features/new-request/saved-draft/draft-conflict.tsx'
import type { DraftSaver } from '#features/new-request/saved-draft/draft-saver.ts'

/** Where what is here and what the server has of it are at odds: what happened, and the choice. */
export function DraftAtOdds({ saver, propertyId }: { saver: DraftSaver; propertyId: number }) {
  const [address, setAddress] = useSearchParams()
  const { status, theirs, sent } = useSaverState(saver)
  if (status !== 'conflict') return null
  const load = () => {
    const hotel = saver.takeTheirs()?.draft.propertyId
    if (hotel !== propertyId) setAddress(hotel === undefined ? atStep(address, 'rooms') : atDraft(address, hotel))
  }
  return <DraftConflict theirs={theirs} sent={sent} onLoad={load} onKeep={saver.keepMine} />
}
