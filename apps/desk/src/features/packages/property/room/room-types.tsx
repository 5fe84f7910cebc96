import { useState } from 'react'
import { BedDouble, Plus } from 'lucide-react'
import type { PropertyDetails, RoomTypeDetails } from '@sarai/wire/desk/properties.ts'
import { newestOf } from '@sarai/frame/data/newest.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { usePackageWords } from '#features/packages/package-words.ts'
import { RoomCard } from '#features/packages/property/room/room-card.tsx'

const RoomDialog = laterDialog(
  async () => (await import('#features/packages/property/room/room-dialog.tsx')).RoomDialog,
)

export function RoomTypes({ of: property }: { of: PropertyDetails }) {
  const t = usePackageWords()
  const [open, setOpen] = useState<{ room?: RoomTypeDetails }>()
  const addButton = (
    <Button variant="soft" icon={Plus} onPress={() => setOpen({})}>
      {t('addRoom')}
    </Button>
  )
  return (
    <section aria-labelledby="room-types" className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="room-types" className="text-h3 font-semibold">
          {t('roomTypes')}
        </h2>
        {property.roomTypes.length > 0 && addButton}
      </div>
      {property.roomTypes.length === 0 && (
        <Card>
          <EmptyState icon={BedDouble} title={t('noRoomsTitle')} action={addButton}>
            {t('noRoomsText')}
          </EmptyState>
        </Card>
      )}
      {property.roomTypes.map((room) => (
        <RoomCard key={room.id} property={property} room={room} onEdit={() => setOpen({ room })} />
      ))}
      {open && (
        <RoomDialog
          property={property}
          room={open.room && newestOf(property.roomTypes, open.room)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}
