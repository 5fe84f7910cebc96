import { ChevronDown, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { RoomType } from '@sarai/wire/portal/catalogue.ts'
import { RoomNumber } from '@sarai/ui/booking/room-number.tsx'
import { IconButton } from '@sarai/ui/kit/button/icon-button.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { Chip } from '@sarai/ui/kit/show/chip.tsx'
import { FieldAlert } from '@sarai/ui/kit/field/field-notes.tsx'
import type { DraftRoom } from '#features/new-request/draft/request-draft.ts'
import type { RoomEstimate } from '#features/new-request/draft/room-estimate.ts'
import type { ChangeDraft } from '#features/new-request/draft/use-request-draft.ts'
import { RoomGuests } from '#features/new-request/rooms/room-guests.tsx'
import { RoomHeading } from '#features/new-request/rooms/room-heading.tsx'
import { useRoomsWords } from '#features/new-request/rooms/rooms-words.ts'
import { toldIn, type Told } from '#shared/faults/told-faults.ts'

export type RoomCardProps = {
  /** Counted from 1. */
  number: number
  room: DraftRoom
  /** Unless the hotel no longer sells it. */
  type: RoomType | undefined
  estimate: RoomEstimate | undefined
  checkIn: CalendarDay
  told: Told
  onChange: ChangeDraft
  onPasteList: () => void
  onDiscard: () => void
  /** Its removal was undone: the button that did it is gone, and the room takes the focus. */
  isBroughtBack: boolean
  /** How many of its guests are complete. */
  complete: { done: number; all: number }
  isOpen: boolean
  onToggle: () => void
}

/** A chosen room with its price, its extras and its guests [wizard-09]. */
export function RoomCard(props: RoomCardProps) {
  const { number, room, type, estimate, told, complete, isOpen, isBroughtBack, onDiscard, onToggle } = props
  const t = useRoomsWords()
  const titleId = useId()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isBroughtBack) section.current?.focus()
  }, [isBroughtBack])
  const { error } = told.at(room.key)
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={titleId} className="outline-none">
      <Card>
        <div
          className="flex flex-wrap items-center gap-x-3 gap-y-2 p-3.5 sm:px-4.5"
          {...(error !== undefined && { 'data-wrong': '' })}
        >
          <RoomNumber of={number} />
          <RoomHeading {...{ titleId, number, type, estimate }} />
          {!isOpen && (
            <Chip colour={complete.done === complete.all ? 'green' : 'yellow'}>
              {t('guestsComplete', { complete: complete.done, all: complete.all })}
            </Chip>
          )}
          <span className="ms-auto flex">
            <IconButton icon={Trash2} label={t('discard', { number })} variant="danger" onPress={onDiscard} />
            {type && (
              <IconButton
                icon={ChevronDown}
                label={t(isOpen ? 'hideGuests' : 'showGuests', { number })}
                aria-expanded={isOpen}
                onPress={onToggle}
                className={isOpen ? '[&_svg]:rotate-180' : ''}
              />
            )}
          </span>
          {error !== undefined && (
            <span className="order-last basis-full">
              <FieldAlert error={error} />
            </span>
          )}
        </div>
        {isOpen && type && <RoomGuests {...props} type={type} told={toldIn(room.key, told)} />}
      </Card>
    </section>
  )
}
