import { bePresentAtDesk } from '@sarai/wire/desk/requests/messages.ts'
import { bePresent } from '@sarai/wire/portal/notes.ts'
import { describe, expect, it } from 'vitest'
import { query } from '#database/query.ts'
import { openTalking } from '#reservations/testing/talking.ts'
import { countRoundTrips } from '#testing/round-trips.ts'
import { someoneOf } from '#testing/some-callers.ts'

const { database, callAs, anAgency, aColleague, aStaffMember, desk, talking } = await openTalking()

/** Two of an agency and two at the desk, who may all have the same request open. */
async function around() {
  const { call, id, agencyId } = await talking()
  const [other, accountant] = [await aColleague(agencyId, 'agent'), await aColleague(agencyId, 'accountant')]
  const second = await aStaffMember('reservations')
  const asAgency = (by: typeof call) => (IsWriting?: boolean) => by(bePresent, { params: { id }, body: { IsWriting } })
  const asDesk = (by: typeof desk) => (isWriting?: boolean) =>
    by(bePresentAtDesk, { params: { id }, body: { isWriting } })
  return {
    id,
    agencyId,
    agent: asAgency(call),
    colleague: asAgency(callAs(other.token)),
    accountant: asAgency(callAs(accountant.token)),
    clerk: asDesk(desk),
    secondClerk: asDesk(callAs(second.token)),
  }
}
const nobody = { Colleagues: [], IsProviderWriting: false }
const nobodyAtDesk = { colleagues: [], isAgencyWriting: false }
/** Whatever was said is that much older. */
const later = async (seconds: number) => {
  for (const table of ['agency_presence', 'desk_presence']) {
    await database.sql(
      `update ${table} set seen_at = seen_at - make_interval(secs => $1),
      writing_until = writing_until - make_interval(secs => $1)`,
      [seconds],
    )
  }
}
async function toldBy(work: () => Promise<unknown>): Promise<string[]> {
  await database.sql(`delete from outbox`)
  await work()
  const rows = await database.sql<{ told: string }>(
    `select concat_ws(' ', audience, what, subject) as told from outbox order by 1`,
  )
  return rows.map(({ told }) => told)
}

describe('who has a request open', () => {
  it('is known to colleagues by name, on either side, and to nobody of the other side', async () => {
    const { agent, colleague, clerk, secondClerk } = await around()
    expect(await agent()).toEqual(nobody)
    expect(await colleague()).toMatchObject({ Colleagues: [{ Name: expect.any(String), IsWriting: false }] })
    expect(await clerk()).toEqual(nobodyAtDesk)
    expect(await secondClerk()).toEqual({
      colleagues: [{ name: 'Kaveh Moradi', isWriting: false }],
      isAgencyWriting: false,
    })
    // Two at the desk look: the agency does not hear of it.
    expect(await agent()).toMatchObject({ Colleagues: [{ IsWriting: false }], IsProviderWriting: false })
  })

  it('is known of an accountant and of a read-only agency, too', async () => {
    const { agencyId, agent, accountant } = await around()
    await database.sql(`update agency set status = 'read-only' where id = $1`, [agencyId])
    await accountant()
    expect((await agent()).Colleagues).toHaveLength(1)
  })

  it('is forgotten when they said nothing for 40 seconds', async () => {
    const { agent, colleague } = await around()
    await colleague()
    await later(39)
    expect((await agent()).Colleagues).toHaveLength(1)
    await later(2)
    expect(await agent()).toEqual(nobody)
  })

  it('is told to those who have it open as well, when somebody comes, and not each time they say it', async () => {
    const { id, agent, colleague, clerk, secondClerk } = await around()
    expect(await toldBy(() => agent())).toEqual([])
    expect(await toldBy(() => colleague())).toEqual([`agency presence ${id}`])
    expect(await toldBy(() => colleague())).toEqual([])
    expect(await toldBy(() => clerk())).toEqual([])
    expect(await toldBy(() => secondClerk())).toEqual([`desk presence ${id}`])
    await later(41)
    expect(await toldBy(() => agent())).toEqual([])
  })
})

describe('who is writing', () => {
  it('is known to colleagues by name; the other side hears that somebody is, and not who', async () => {
    const { agent, colleague, clerk, secondClerk } = await around()
    await Promise.all([agent(), colleague(), clerk(), secondClerk()])
    await agent(true)
    expect((await colleague()).Colleagues).toMatchObject([{ IsWriting: true }])
    expect(await clerk()).toMatchObject({ isAgencyWriting: true })
    await clerk(true)
    expect(await agent()).toMatchObject({ IsProviderWriting: true, Colleagues: [{ IsWriting: false }] })
    expect((await secondClerk()).colleagues).toMatchObject([{ name: 'Kaveh Moradi', isWriting: true }])
  })

  it('has stopped once the message is sent, or 12 seconds after the last word; another tab does not stop it', async () => {
    const { agent, clerk } = await around()
    await agent(true)
    await agent()
    expect((await clerk()).isAgencyWriting).toBe(true)
    await agent(false)
    expect((await clerk()).isAgencyWriting).toBe(false)
    await agent(true)
    await later(13)
    expect((await clerk()).isAgencyWriting).toBe(false)
  })

  it('is told when it begins and ends, to whoever has the request open', async () => {
    const { id, agent, clerk } = await around()
    expect(await toldBy(() => agent(true))).toEqual([])
    await clerk()
    expect(await toldBy(() => agent(true))).toEqual([])
    expect(await toldBy(() => agent(false))).toEqual([`desk presence ${id}`])
    expect(await toldBy(() => agent(true))).toEqual([`desk presence ${id}`])
    expect(await toldBy(() => clerk(true))).toEqual([`agency presence ${id}`])
  })
})

describe('the hint of who is there', () => {
  it('is refused to another agency, and leaves no trace of it', async () => {
    const { id, agent } = await around()
    const stranger = callAs((await anAgency()).token)
    await expect(stranger(bePresent, { params: { id }, body: {} })).rejects.toMatchObject({ status: 404 })
    expect(await agent()).toEqual(nobody)
    await expect(desk(bePresentAtDesk, { params: { id: 999_999 }, body: {} })).rejects.toMatchObject({ status: 404 })
  })

  it('hides the names of the other side in the database itself, and other agencies altogether', async () => {
    const { id, agencyId, agent, clerk } = await around()
    await agent()
    await clerk(true)
    const seenBy = (agency: number, text: string) =>
      database.db.read(someoneOf(agency), (tx) => query(text, { planned: 'each-time' }).run(tx))
    const { agencyId: another } = await anAgency()
    expect(await seenBy(agencyId, `select writing_until from desk_presence where request_id = ${id}`)).toBe(1)
    expect(await seenBy(another, `select writing_until from desk_presence where request_id = ${id}`)).toBe(0)
    expect(await seenBy(another, `select user_id from agency_presence where request_id = ${id}`)).toBe(0)
    await expect(seenBy(agencyId, `select staff_id from desk_presence`)).rejects.toMatchObject({ code: '42501' })
  })

  it('costs one round trip more than its commit', async () => {
    const { agent } = await around()
    expect(await countRoundTrips(database.appPool)(() => agent(true))).toBeLessThanOrEqual(2)
  })

  it('names five at most', async () => {
    const { agencyId, id, agent } = await around()
    for (let n = 0; n < 7; n += 1) {
      await callAs((await aColleague(agencyId, 'agent')).token)(bePresent, { params: { id }, body: {} })
    }
    expect((await agent()).Colleagues).toHaveLength(5)
  })
})
