import { BedDouble } from 'lucide-react'
import { FieldAlert } from '@sarai/ui/kit/field/field-notes.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { useRoomsWords } from '#features/new-request/rooms/rooms-words.ts'

/** A request without a room is none [wizard-09]. */
export function NoRooms({ error }: { error: string | undefined }) {
  const t = useRoomsWords()
  return (
    <Card>
      <EmptyState icon={BedDouble} title={t('noRooms')}>
        {t('noRoomsText')}
      </EmptyState>
      {error !== undefined && (
        <div className="grid justify-center px-3.5 pb-5">
          <FieldAlert error={error} />
        </div>
      )}
    </Card>
  )
}
