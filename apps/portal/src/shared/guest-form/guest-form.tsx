import { Baby, User } from 'lucide-react'
import { useId } from 'react'
import { guestTypes } from '@sarai/domain/stay/guest-type.ts'
import type { TypedGuest } from '@sarai/domain/stay/guest.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import type { Told } from '#shared/faults/told-faults.ts'
import { GuestFields } from '#shared/guest-form/guest-fields.tsx'
import { useGuestsWords } from '#shared/guest-form/guests-words.ts'
import type { GuestChange } from '#shared/guest-form/typed-guest.ts'

type GuestFormProps = {
  /** Counted from 1. */
  room: number
  number: number
  guest: TypedGuest
  /** Nobody is born later. */
  checkIn: string
  told: Told
  onChange: (change: GuestChange) => void
  /** Opens a list that fills in the guests of all rooms, where there is one. */
  onPasteList?: (() => void) | undefined
  /** Where it stands below no room. */
  level?: 2 | 4 | undefined
}

/** One guest of a room: who it is, and what kind of bed is meant for them [wizard-13]. */
export function GuestForm({ room, number, guest, onPasteList, level = 4, ...fields }: GuestFormProps) {
  const t = useGuestsWords()
  const titleId = useId()
  const Heading = level === 2 ? 'h2' : 'h4'
  const isChild = guestTypes[guest.type].ages !== undefined
  return (
    <fieldset aria-labelledby={titleId} className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-2.5">
        <Heading className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          <Icon of={isChild ? Baby : User} size={17} className="text-soft" />
          <span aria-hidden>{t('guestNumber', { number })}</span>
          <span id={titleId} className="sr-only">
            {t('guestOf', { room, number })}
          </span>
          <Badge tone={isChild ? 'accent' : 'secondary'}>{t(guest.type)}</Badge>
        </Heading>
        {onPasteList && (
          <Button variant="ghost" size="small" onPress={onPasteList} className="-me-3 -my-1.5 text-primary!">
            {t('pasteList')}
          </Button>
        )}
      </div>
      <GuestFields guest={guest} isChild={isChild} {...fields} />
    </fieldset>
  )
}
