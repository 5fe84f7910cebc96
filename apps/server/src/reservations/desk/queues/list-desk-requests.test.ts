import { askHotel, assignRequest } from '@sarai/wire/desk/requests/answers.ts'
import { listDeskRequests } from '@sarai/wire/desk/requests/queues.ts'
import { describe, expect, it } from 'vitest'
import { inDays } from '#reservations/testing/an-asked-stay.ts'
import { openDrafting } from '#reservations/testing/drafting.ts'
import { aCatalogue } from '#testing/a-catalogue.ts'

/**
 * Five requests of which every two differ in something that the list is filtered by, and which are due in another order
 * than they were sent: a filter or an order that is left out shows others.
 */
const { database, callAs, aStaffMember, someone } = await openDrafting()
const { aPackage, aProperty } = aCatalogue(database)
const clerk = await aStaffMember('reservations')
const kaveh = await aStaffMember('reservations')
const desk = callAs(clerk.token)

await aProperty(await aPackage(), { name: 'Pera' })
const [galata, pera] = await Promise.all(
  ['Galata', 'Pera'].map(async (name) => {
    const [hotel] = await database.sql<{ id: number }>(`select id::int from hotel where name_en = $1`, [name])
    return hotel!.id
  }),
)
const agent = await someone()
const stranger = await someone()
const sent = new Map<string, number>()
for (const name of ['first', 'second', 'third', 'fourth']) sent.set(name, (await agent.submit()).Id)
sent.set('foreign', (await stranger.submit()).Id)
const idOf = (name: string) => sent.get(name)!
const set = (name: string, column: string, value: string | number) =>
  database.sql(`update desk_request set ${column} = $2 where request_id = $1`, [idOf(name), value])

await desk(askHotel, { params: { id: idOf('fourth') }, body: { version: 1, whom: 'Elif', how: 'phone' } })
await desk(assignRequest, { params: { id: idOf('first') }, body: { staffId: kaveh.id } })
await set('second', 'hotel_id', pera!)
for (const [place, name] of ['first', 'second', 'third', 'fourth'].entries()) {
  await set(name, 'check_in', inDays(10 + place))
}
const byUrgency = ['third', 'first', 'foreign', 'fourth', 'second']
for (const [place, name] of byUrgency.entries()) {
  await set(name, 'due_at', new Date(Date.now() + (place - 1) * 3_600_000).toISOString())
}
const names = new Map([...sent].map(([name, id]) => [id, name]))
const list = (asks: object = {}) => desk(listDeskRequests, { query: { limit: 100, ...asks } })
const shown = async (asks: object = {}) => (await list(asks)).rows.map(({ id }) => names.get(id))
const { agencyId: agency } = agent

describe('the list of the desk', () => {
  it('has the most urgent first, whoever asked first', async () => {
    expect(await shown()).toEqual(byUrgency)
  })

  it.each<[by: string, asks: object, found: string[]]>([
    ['the agency', { agency }, ['third', 'first', 'fourth', 'second']],
    ['the queue', { queue: 'asked' }, ['fourth']],
    ['another queue', { queue: 'new', agency }, ['third', 'first', 'second']],
    ['the hotel', { hotel: pera }, ['second']],
    ['the hotel and the agency', { hotel: galata, agency }, ['third', 'first', 'fourth']],
    ['a colleague', { assigned: `${kaveh.id}` }, ['first']],
    ['whoever looks', { assigned: 'me' }, ['fourth']],
    ['nobody', { assigned: 'nobody' }, ['third', 'foreign', 'second']],
    ['the first day', { agency, checkInFrom: inDays(12) }, ['third', 'fourth']],
    ['the last day', { agency, checkInUntil: inDays(11) }, ['first', 'second']],
    ['both days', { agency, checkInFrom: inDays(11), checkInUntil: inDays(12) }, ['third', 'second']],
    ['days on which nobody arrives', { checkInFrom: inDays(40) }, []],
    ['the number', { search: `R-${idOf('third')}` }, ['third']],
  ])('is filtered by %s', async (_, asks, found) => {
    expect(await shown(asks)).toEqual(found)
  })

  it('tells what the agency and the hotel of a filter are called', async () => {
    const { asked, rows } = await list({ agency, hotel: pera })
    expect(asked).toMatchObject({ agency: rows[0]!.agency.name, hotelEn: 'Pera' })
  })

  it('goes on after the last row, in the same order, also among those that are due at once', async () => {
    const due = new Date(Date.now() + 7_200_000).toISOString()
    for (const name of ['fourth', 'second']) await set(name, 'due_at', due)
    const walked: (string | undefined)[] = []
    for (let after: string | undefined; ;) {
      const page = await list({ limit: 2, ...(after && { after }) })
      walked.push(...page.rows.map(({ id }) => names.get(id)))
      if (page.next === null) break
      after = page.next
    }
    expect(walked).toEqual(['third', 'first', 'foreign', 'second', 'fourth'])
  })
})
