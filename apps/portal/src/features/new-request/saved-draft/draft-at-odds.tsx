import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { atStep } from '#features/new-request/request-step.ts'
import { atDraft } from '#features/new-request/saved-draft/at-draft.ts'
import { useSaverState } from '#features/new-request/saved-draft/draft-calls.ts'
import { DraftConflict } from '#features/new-request/saved-draft/draft-conflict.tsx'
import type { DraftSaver } from '#features/new-request/saved-draft/draft-saver.ts'
import { useSavedWords } from '#features/new-request/saved-draft/saved-words.ts'

/** Where what is here and what the server has of it are at odds: what happened, and the choice. */
export function DraftAtOdds({ saver, propertyId, isToFind = false }: DraftAtOddsProps) {
  const [address, setAddress] = useSearchParams()
  const { theirs, sent } = useSaverState(saver)
  const place = useRef<HTMLDivElement>(null)
  useTellWhere(isToFind, place)
  const load = () => {
    const hotel = saver.takeTheirs()?.draft.propertyId
    if (hotel !== propertyId) setAddress(hotel === undefined ? atStep(address, 'rooms') : atDraft(address, hotel))
  }
  return (
    <div ref={place}>
      <DraftConflict theirs={theirs} sent={sent} onLoad={load} onKeep={saver.keepMine} />
    </div>
  )
}

type DraftAtOddsProps = {
  saver: DraftSaver
  propertyId: number
  /** It stands above the fields, and whoever types may be far below. */
  isToFind?: boolean
}

/** The page does not move under the hands of whoever types; they are told, and led there. */
function useTellWhere(isToFind: boolean, place: { readonly current: HTMLElement | null }) {
  const t = useSavedWords()
  const notify = useSnackbar()
  const tell = useEffectEvent(() => {
    const box = place.current?.getBoundingClientRect()
    const isInSight = box !== undefined && box.bottom > 0 && box.top < window.innerHeight
    if (!isToFind || isInSight) return undefined
    const show = () => place.current?.scrollIntoView({ block: 'center' })
    return notify('warning', t('notSavedAnyMore'), { action: { label: t('show'), onAction: show } })
  })
  useEffect(() => tell(), [])
}
