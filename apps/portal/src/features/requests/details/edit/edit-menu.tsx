import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { BedDouble, BedSingle, CalendarDays, ChevronDown, Hash, Pencil, Plane, Users } from 'lucide-react'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { mayActAs } from '@sarai/domain/people/colleague.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { numbered } from '@sarai/frame/numbered.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { Menu } from '@sarai/ui/kit/overlay/menu.tsx'
import { MenuItem } from '@sarai/ui/kit/overlay/menu-parts.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { useEditWords } from '#features/requests/details/edit/edit-words.ts'
import { areGuestsReadable } from '#features/requests/details/edit/edited-details.ts'
import { useProfile } from '#shared/profile.ts'
import { useActions } from '#shared/one-request.ts'

const GuestsDialog = laterDialog(
  async () => (await import('#features/requests/details/edit/guests-dialog.tsx')).GuestsDialog,
)
const ReferenceDialog = laterDialog(
  async () => (await import('#features/requests/details/edit/reference-dialog.tsx')).ReferenceDialog,
)

type Edited = 'guests' | 'reference'

/**
 * What was opened stays open, with what was typed, also when nothing may be changed any more: its answer says so.
 * `?edit=guests` opens the guests for whoever may change them, once: nothing is typed yet when the address forgets it.
 */
export function EditMenu({ of: request }: { of: RequestDetails }) {
  const [edited, setEdited] = useState<Edited>()
  const [address, setAddress] = useSearchParams()
  const isAsked = address.get('edit') === 'guests'
  const mayEditGuests = useEditable(request).guests
  if (isAsked && mayEditGuests && edited === undefined) setEdited('guests')
  const isHeard = isAsked && edited === 'guests'
  const forget = useEffectEvent(() => setAddress({}, { replace: true }))
  useEffect(() => {
    if (isHeard) forget()
  }, [isHeard])
  const close = () => setEdited(undefined)
  return (
    <>
      <MenuOfChanges of={request} onEdit={setEdited} />
      {edited === 'guests' && <GuestsDialog of={request} onClose={close} />}
      {edited === 'reference' && <ReferenceDialog of={request} onClose={close} />}
    </>
  )
}

/** For agents and owners: what may be changed now. */
function useEditable(request: RequestDetails) {
  const { data: profile } = useProfile()
  const { data: actions = [], isPending } = useActions(request.Id)
  const may = (asked: string) => actions.some(({ Action, Why }) => Action === asked && Why === null)
  const isEditor = profile !== undefined && mayActAs(profile.Role, 'agent')
  const [stay, details] = [isEditor && may('change-stay'), isEditor && may('change-details')]
  return { stay, details, guests: details && areGuestsReadable(request), isPending: isEditor && isPending }
}

type MenuOfChangesProps = { of: RequestDetails; onEdit: (edited: Edited) => void }

/** What has a price and flights each on its own page. Nothing is offered that would be refused. */
function MenuOfChanges({ of: request, onEdit }: MenuOfChangesProps) {
  const t = useDetailsWords()
  const e = useEditWords()
  const { language } = useLanguage()
  const { stay, details, guests, isPending } = useEditable(request)
  if (!(stay || details || isPending)) return null
  const room = (which: number | 'new') =>
    `/reservations/modify-room-reservation/${request.Id}/${request.OrderId}?room=${which}`
  const button = (
    // As long as nobody knows what may be changed it is not there, yet has its place: nothing moves when it comes.
    <Button icon={Pencil} iconAfter={ChevronDown} className={isPending ? 'invisible' : ''}>
      {t('edit')}
    </Button>
  )
  return (
    <Menu label={t('edit')} trigger={button}>
      {stay && (
        <MenuItem icon={CalendarDays} href={`/reservations/modify-date-reservation/${request.Id}`}>
          {t('editDates')}
        </MenuItem>
      )}
      {stay &&
        numbered(request.Rooms).map(({ number }) => (
          <MenuItem key={number} icon={BedDouble} href={room(number)}>
            {t('editRoom', { number: showNumber(language, number) })}
          </MenuItem>
        ))}
      {stay && (
        <MenuItem icon={BedSingle} href={room('new')}>
          {t('addRoom')}
        </MenuItem>
      )}
      {details && (
        <MenuItem icon={Plane} href={`/reservations/modify-flight-reservation/${request.Id}`}>
          {t('editFlights')}
        </MenuItem>
      )}
      {guests && (
        <>
          <MenuItem icon={Users} onAction={() => onEdit('guests')}>
            {e('guests')}
          </MenuItem>
          <MenuItem icon={Hash} onAction={() => onEdit('reference')}>
            {e('reference')}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
