import { addRoom, changeDates, changeFlights, changeRoom, validateChange } from '@sarai/wire/portal/life/changes.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { asRequestId } from '@sarai/domain/ground/ids.ts'
import { api } from '#shared/api.ts'

type Once = { key: string }
export type CheckedChange = ReplyOf<typeof validateChange>
export type WantedChange = Partial<Omit<InputOf<typeof validateChange>['query'], 'Id'>>
type Sent<Op extends typeof changeDates | typeof changeRoom | typeof addRoom | typeof changeFlights> = Omit<
  InputOf<Op>['body'],
  'Id' | 'Version'
>

/** Flags are words in an address. */
export const checkChange = ({ Id }: RequestDetails, wanted: WantedChange): Promise<CheckedChange> =>
  api(validateChange, {
    query: Object.fromEntries(
      Object.entries({ Id, ...wanted }).map(([name, value]) => [name, typeof value === 'boolean' ? `${value}` : value]),
    ) as { Id: number },
  })

/** Of the version that the user has read: of two who change it at once, one is told. */
const seen = ({ Id, Version }: RequestDetails) => ({ Id: asRequestId(Id), Version })

export const sendDates = (request: RequestDetails, dates: Sent<typeof changeDates>, once: Once) =>
  api(changeDates, { body: { ...seen(request), ...dates } }, once)
export const sendRoom = (request: RequestDetails, room: Sent<typeof changeRoom>, once: Once) =>
  api(changeRoom, { body: { ...seen(request), ...room } }, once)
export const sendMoreRoom = (request: RequestDetails, room: Sent<typeof addRoom>, once: Once) =>
  api(addRoom, { body: { ...seen(request), ...room } }, once)
export const sendFlights = (request: RequestDetails, flights: Sent<typeof changeFlights>, once: Once) =>
  api(changeFlights, { body: { ...seen(request), ...flights } }, once)
