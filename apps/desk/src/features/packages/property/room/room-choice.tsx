import type { PropertyDetails } from '@sarai/wire/desk/properties.ts'
import type { CallForm } from '@sarai/frame/form/call-form.tsx'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { usePackageWords } from '#features/packages/package-words.ts'
import { useNameOf } from '#shared/name-of.ts'

type ForRooms = { roomTypeId: number | null }

/** All rooms of the hotel or one, of any form that asks for it. */
export function RoomChoice({ call, of: property }: { call: { field: unknown }; of: PropertyDetails }) {
  const t = usePackageWords()
  const nameOf = useNameOf()
  const { field } = call as unknown as CallForm<ForRooms, ForRooms>
  return field('roomTypeId', ({ value, onChange, ...props }) => (
    <Select
      {...props}
      label={t('forRooms')}
      value={value === null ? 'all' : String(value)}
      onChange={(chosen) => onChange(chosen === 'all' ? null : Number(chosen))}
      choices={[
        { value: 'all', label: t('allRooms') },
        ...property.roomTypes.map((room) => ({ value: String(room.id), label: nameOf(room) })),
      ]}
    />
  ))
}
