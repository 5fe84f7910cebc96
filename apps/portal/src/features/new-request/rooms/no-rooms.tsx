import { BedDouble } from 'lucide-react'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { useRoomsWords } from '#features/new-request/rooms/rooms-words.ts'

/** A request without a room is none [wizard-09]. */
export function NoRooms() {
  const t = useRoomsWords()
  return (
    <Card>
      <EmptyState icon={BedDouble} title={t('noRooms')}>
        {t('noRoomsText')}
      </EmptyState>
    </Card>
  )
}
