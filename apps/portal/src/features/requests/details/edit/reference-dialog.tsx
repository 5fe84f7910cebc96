import { useRef } from 'react'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { ChangeSheet } from '#features/requests/details/edit/change-sheet.tsx'
import { useEditWords } from '#features/requests/details/edit/edit-words.ts'
import { detailsOf, ontoNewer } from '#features/requests/details/edit/edited-details.ts'
import { useSavedDetails } from '#features/requests/details/edit/use-saved-details.ts'
import { useToldFaults } from '#shared/faults/told-faults.ts'
import { useTypedChange } from '#shared/request-change/use-typed-change.ts'

const longest = 60

/** What the agency itself calls the request; it may be nothing. */
export function ReferenceDialog({ of: request, onClose }: { of: RequestDetails; onClose: () => void }) {
  const t = useEditWords()
  const edited = useTypedChange(request, { start: detailsOf, onto: ontoNewer })
  const { form, told, tellAll } = useToldFaults([])
  const saved = useSavedDetails(edited, {
    fields: ['agencyRef'],
    doneText: t('referenceDone'),
    onRefused: tellAll,
    onClose,
  })
  const field = useRef<HTMLInputElement>(null)
  return (
    <ChangeSheet
      {...{ request, edited, saved, form, onClose }}
      title={t('reference')}
      width="narrow"
      onOpen={() => field.current?.focus()}
      onSubmit={saved.save}
    >
      <TextField
        {...saved.refusedAt(told).at('agencyRef')}
        inputRef={field}
        label={t('agencyRef')}
        name="agencyRef"
        value={edited.draft.agencyRef}
        onChange={(agencyRef) => edited.change((known) => ({ ...known, agencyRef }))}
        hint={t('agencyRefHint')}
        maxLength={longest}
        autoComplete="off"
      />
    </ChangeSheet>
  )
}
