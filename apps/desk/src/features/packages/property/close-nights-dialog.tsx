import { closeNights, closeNightsBody } from '@sarai/wire/desk/closed-nights.ts'
import type { PropertyDetails } from '@sarai/wire/desk/properties.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { packageQueries } from '#features/packages/package-calls.ts'
import { usePackageWords } from '#features/packages/package-words.ts'
import { RoomChoice } from '#features/packages/property/room/room-choice.tsx'
import { api } from '#shared/api.ts'
import { NightFields } from '#shared/night-fields.tsx'

export function CloseNightsDialog({ property, onClose }: { property: PropertyDetails; onClose: () => void }) {
  const t = usePackageWords()
  return (
    <FormDialog
      title={t('closeNights')}
      note={t('closeNightsText')}
      schema={closeNightsBody}
      start={{ firstNight: '', lastNight: '', roomTypeId: null }}
      send={(body, once) => api(closeNights, { params: { id: property.id }, body }, once)}
      changes={packageQueries}
      doneText={t('saved')}
      submitLabel={t('closeNights')}
      onClose={onClose}
    >
      {(call) => (
        <>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <NightFields call={call} firstLabel={t('firstNight')} lastLabel={t('lastNight')} />
          </div>
          <RoomChoice call={call} of={property} />
        </>
      )}
    </FormDialog>
  )
}
