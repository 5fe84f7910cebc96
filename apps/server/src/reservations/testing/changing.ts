import { randomUUID } from 'node:crypto'
import { addRoom, changeDates, changeRoom, readActions, validateChange } from '@sarai/wire/portal/life/changes.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import { readRequest } from '@sarai/wire/portal/kept-requests.ts'
import type { SubmitBody } from '@sarai/wire/portal/requests.ts'
import type { RequestId, RoomTypeId } from '@sarai/domain/ground/ids.ts'
import { aGuest, inDays } from '#reservations/testing/an-asked-stay.ts'
import { deskDecides } from '#reservations/testing/desk-decides.ts'
import type { openDrafting } from '#reservations/testing/drafting.ts'

type Wanted = Partial<Omit<InputOf<typeof validateChange>['query'], 'Id'>>
type Room = Omit<InputOf<typeof addRoom>['body'], 'Id' | 'Version' | 'QuoteId'>

export function aRoom(roomTypeId: RoomTypeId, changes: Partial<Room> = {}): Room {
  return {
    RoomTypeId: roomTypeId,
    HasExtraBed: false,
    HasChildWithBed: false,
    HasChildNoBed: false,
    Guests: [aGuest(), aGuest({ FirstName: 'Ali', Gender: 'Male' })],
    ...changes,
  }
}

/** Requests that their agency changes: three nights in one room at 100.00 each. */
export function changing({ database, someone, callAs, aColleague }: Awaited<ReturnType<typeof openDrafting>>) {
  const desk = deskDecides(database.db)

  async function submitted(changes: Partial<SubmitBody> = {}) {
    const agent = await someone()
    const { Id } = await agent.submit(changes)
    const of = { agencyId: agent.agencyId, requestId: Id as RequestId }
    const params = { id: of.requestId }
    const { call } = agent
    const check = ({ HasExtraBed, HasChildWithBed, HasChildNoBed, ...wanted }: Wanted) => {
      // Flags are words in an address.
      const extras = {
        HasExtraBed: `${HasExtraBed ?? false}`,
        HasChildWithBed: `${HasChildWithBed ?? false}`,
        HasChildNoBed: `${HasChildNoBed ?? false}`,
      }
      return call(validateChange, { query: { Id: of.requestId, ...wanted, ...extras } })
    }
    return {
      ...agent,
      of,
      params,
      check,
      accept: () => desk.accept(of),
      details: () => call(readRequest, { params }),
      actions: () => call(readActions, { params }),
      /** Of the same agency. */
      colleague: async () => callAs((await aColleague(agent.agencyId, 'agent')).token),
      /** From one day of the tests to another, at the price of now. */
      moveTo: async (from: number, until: number, version = 1) => {
        const [CheckInDate, CheckOutDate] = [inDays(from), inDays(until)]
        const { Now } = await check({ CheckInDate, CheckOutDate })
        const body = { Id: of.requestId, Version: version, CheckInDate, CheckOutDate, QuoteId: Now.QuoteId }
        return () => call(changeDates, { body }, { key: randomUUID() })
      },
      turnInto: async (room: Room, version = 1) => {
        const { Guests: _, ...wanted } = room
        const { Now } = await check({ Room: 1, ...wanted })
        const body = { Id: of.requestId, Version: version, Room: 1, ...room, QuoteId: Now.QuoteId }
        return () => call(changeRoom, { body }, { key: randomUUID() })
      },
      add: async (room: Room, version = 1) => {
        const { Guests: _, ...wanted } = room
        const { Now } = await check(wanted)
        return call(addRoom, { body: { Id: of.requestId, Version: version, ...room, QuoteId: Now.QuoteId } })
      },
    }
  }
  return { desk, submitted }
}
