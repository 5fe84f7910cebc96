import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useQueryClient } from '@tanstack/react-query'
import type { RequestAlternative } from '@sarai/wire/portal/life/alternatives.ts'
import { saveDraft, type ReadDraft } from '@sarai/wire/portal/drafts.ts'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { WriteDialog } from '@sarai/frame/data/write-dialog.tsx'
import { useAlternativeWords } from '#features/requests/details/alternatives/alternative-words.ts'
import { draftedAlternative } from '#features/requests/details/alternatives/drafted-alternative.ts'
import { api } from '#shared/api.ts'

type ChooseDialogProps = {
  of: RequestDetails
  alternative: RequestAlternative
  /** What the user has in the wizard at the moment. */
  begun: ReadDraft | null
  onClose: () => void
}

/** Draw it only while it is open. What was begun before is not thrown away in silence. */
export function ChooseDialog({ of: request, alternative, begun, onClose }: ChooseDialogProps) {
  const t = useAlternativeWords()
  const navigate = useNavigate()
  const memory = useQueryClient()
  const version = begun?.draft ? begun.version : undefined
  // Once: it bears a number of its own, and whoever presses again must send the very same.
  const [draft] = useState(() => draftedAlternative(request, alternative))
  return (
    <WriteDialog
      title={t.rich('chooseTitle', { hotel: <bdi>{alternative.HotelName}</bdi> })}
      confirmLabel={t('chooseNow')}
      send={(once) => api(saveDraft, { query: {}, body: { version, draft } }, once)}
      changes={['draft']}
      onDone={async () => {
        // The wizard reads it again: the draft that it knew has been replaced.
        await memory.resetQueries({ queryKey: ['draft'] })
        return navigate(`/reservations/new?hotel=${alternative.AccommodationPropertyId}&step=review`)
      }}
      onClose={onClose}
    >
      <div className="grid gap-2">
        <p>{t('chooseText')}</p>
        {version !== undefined && <p className="font-semibold">{t('replaces')}</p>}
      </div>
    </WriteDialog>
  )
}
