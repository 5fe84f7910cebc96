import type { RequestDraft } from '#features/new-request/draft/request-draft.ts'
import type { Sold } from '#features/new-request/draft/rooms-faults.ts'
import type { ChangeDraft } from '#features/new-request/draft/use-request-draft.ts'
import type { useRoomTypes } from '#features/new-request/steps/steps-calls.ts'
import type { PricedRoom } from '#features/new-request/rooms/price-lines.tsx'
import type { FieldFault } from '#shared/faults/field-fault.ts'
import type { Told } from '#shared/faults/told-faults.ts'

type Keys = ReadonlySet<string>
export type RoomsSectionProps = {
  draft: RequestDraft
  onChange: ChangeDraft
  roomTypes: ReturnType<typeof useRoomTypes>
  sold: Sold
  told: Told
  faults: readonly FieldFault[]
  priced: readonly PricedRoom[]
  /** The rooms whose guests are not shown. */
  shut: Keys
  onShut: (change: (known: Keys) => Keys) => void
}
