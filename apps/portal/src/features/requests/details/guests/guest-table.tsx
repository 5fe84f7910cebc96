import type { RequestGuest } from '@sarai/wire/portal/kept-requests.ts'
import { TableRows } from '@sarai/ui/kit/table/table-rows.tsx'
import type { Column } from '@sarai/ui/kit/table/table-column.ts'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import {
  BirthDate,
  GuestName,
  GuestType,
  Nationality,
  Passport,
  type GuestsProps,
} from '#features/requests/details/guests/guest-facts.tsx'
import { numbered } from '#shared/numbered.ts'

type Seated = ReturnType<typeof numbered<RequestGuest>>[number]

/** The guests of a room on a wide screen. */
export function GuestTable({ guests, checkIn, label }: GuestsProps) {
  const t = useDetailsWords()
  const columns: Column<Seated>[] = [
    { id: 'name', header: t('name'), cell: ({ item: guest }) => <GuestName of={guest} /> },
    { id: 'type', header: t('type'), cell: ({ item: guest }) => <GuestType of={guest} /> },
    { id: 'birth', header: t('dateOfBirth'), cell: ({ item: guest }) => <BirthDate of={guest} checkIn={checkIn} /> },
    { id: 'nationality', header: t('nationality'), cell: ({ item: guest }) => <Nationality of={guest} /> },
    { id: 'passport', header: t('passport'), cell: ({ item: guest }) => <Passport of={guest} />, hasControls: true },
  ]
  return <TableRows caption={label} columns={columns} rows={numbered(guests)} keyOf={({ number }) => number} />
}
