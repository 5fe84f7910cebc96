import {
  BirthDate,
  GuestName,
  GuestType,
  Nationality,
  Passport,
  type GuestsProps,
} from '#features/requests/details/guests/guest-facts.tsx'
import { numbered } from '#shared/numbered.ts'

/** The same guests on a phone. */
export function GuestLines({ guests, checkIn, label }: GuestsProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-t border-line">
      {numbered(guests).map(({ item: guest, number }) => (
        <li key={number} className="grid gap-1 px-3.5 py-2.5">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span>
              <GuestName of={guest} />
            </span>
            <GuestType of={guest} />
          </div>
          <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1 text-small text-soft">
            {guest.DateOfBirth !== null && <BirthDate of={guest} checkIn={checkIn} />}
            <Nationality of={guest} />
            <Passport of={guest} />
          </div>
        </li>
      ))}
    </ul>
  )
}
