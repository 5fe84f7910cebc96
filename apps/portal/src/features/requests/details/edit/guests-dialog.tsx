import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { numbered } from '@sarai/frame/numbered.ts'
import { RoomNumber } from '@sarai/ui/booking/room-number.tsx'
import { ChangeSheet } from '#features/requests/details/edit/change-sheet.tsx'
import { useEditWords } from '#features/requests/details/edit/edit-words.ts'
import {
  detailsFaults,
  detailsOf,
  guestPath,
  ontoNewer,
  writeGuest,
} from '#features/requests/details/edit/edited-details.ts'
import { useSavedDetails } from '#features/requests/details/edit/use-saved-details.ts'
import { toldIn, useToldFaults } from '#shared/faults/told-faults.ts'
import { GuestForm } from '#shared/guest-form/guest-form.tsx'
import { useTypedChange } from '#shared/request-change/use-typed-change.ts'

const guestFields = ['firstName', 'lastName', 'dateOfBirth', 'nationalityCode', 'passportNumber']

/** Everybody of every room; who sleeps there may be another, how many and in which bed is paid for. */
export function GuestsDialog({ of: request, onClose }: { of: RequestDetails; onClose: () => void }) {
  const t = useEditWords()
  const edited = useTypedChange(request, { start: detailsOf, onto: ontoNewer })
  const { seen, draft, change } = edited
  const faults = detailsFaults(draft, seen)
  const { form, told, tellAll } = useToldFaults(faults)
  const places = draft.rooms.flatMap((guests, room) => guests.map((_, place) => guestPath(room, place)))
  const saved = useSavedDetails(edited, {
    fields: places.flatMap((path) => guestFields.map((field) => `${path}.${field}`)),
    doneText: t('guestsDone'),
    onRefused: tellAll,
    onClose,
  })
  return (
    <ChangeSheet
      {...{ request, edited, saved, form, onClose }}
      title={t('guests')}
      width="wide"
      onSubmit={() => (faults.length > 0 ? tellAll() : saved.save())}
    >
      {numbered(draft.rooms).map(({ item: guests, number: room }) => (
        <section key={room} className="grid gap-4 rounded-card border border-line p-3.5 sm:p-4.5">
          <h3 className="flex items-center gap-3 font-semibold">
            <RoomNumber of={room} />
            <bdi>{seen.Rooms[room - 1]?.RoomType}</bdi>
          </h3>
          {numbered(guests).map(({ item: guest, number }) => (
            <div key={number} className="border-t border-line pt-4">
              <GuestForm
                room={room}
                number={number}
                guest={guest}
                checkIn={seen.CheckInDate}
                told={toldIn(guestPath(room - 1, number - 1), saved.refusedAt(told))}
                onChange={(typed) => change((known) => writeGuest(known, { room: room - 1, place: number - 1 }, typed))}
              />
            </div>
          ))}
        </section>
      ))}
    </ChangeSheet>
  )
}
