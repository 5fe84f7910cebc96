import { describe, expect, it } from 'vitest'
import { readSaver, savedKinds } from '@sarai/wire/desk/savers.ts'
import { editHouse, readHouse } from '@sarai/wire/desk/settings.ts'
import { changeColleague, listColleagues } from '@sarai/wire/portal/colleagues.ts'
import { editHotel } from '@sarai/wire/desk/hotels.ts'
import { aHotel, addAHotel } from '#testing/a-hotel.ts'
import { openTestApp } from '#testing/test-app.ts'

const { aColleague, anAgency, aStaffMember, callAs, database } = await openTestApp()

describe('whoever types on an older version', () => {
  it('is told the name of whoever saved the newest, and of nobody before anybody did', async () => {
    const [leila, babak] = [await aStaffMember('catalogue'), await aStaffMember('catalogue')]
    await database.sql(`update staff set name = case id when ${leila.id} then 'Leila Karimi' else name end`)
    await database.sql(`update staff set name = case id when ${babak.id} then 'Babak Amini' else name end`)
    const asks = () => callAs(babak.token)(readSaver, { query: { kind: 'house' } })
    expect(await asks()).toEqual({ name: null })
    const save = async (token: string, supportPhone: string) => {
      const { version, currency } = await callAs(token)(readHouse, {})
      await callAs(token)(editHouse, { body: { version, currency, supportPhone } })
    }
    await save(leila.token, '021 9100 4321')
    expect(await asks()).toEqual({ name: 'Leila Karimi' })
    await save(babak.token, '021 9100 4322')
    expect(await asks()).toEqual({ name: 'Babak Amini' })
    // The other forms of the house have versions, and savers, of their own.
    expect(await callAs(babak.token)(readSaver, { query: { kind: 'terms' } })).toEqual({ name: null })
  })

  it('is told it by the row that was saved, and the agency where it was one', async () => {
    const { token } = await aStaffMember('catalogue')
    const desk = callAs(token)
    const { agencyId } = await anAgency()
    const [one, other] = [await addAHotel(desk), await addAHotel(desk)]
    const saverOf = (row: number) => desk(readSaver, { query: { kind: 'hotel', row: `${row}` } })
    await desk(editHotel, { params: { id: one.id }, body: { ...aHotel({ address: 'Galip Dede 3' }), version: 1 } })
    expect((await saverOf(one.id)).name).not.toBeNull()
    expect(await saverOf(other.id)).toEqual({ name: null })
    await database.sql(`update last_saver set actor = 'agency:${agencyId}:1'`)
    const [agency] = await database.sql<{ name: string }>(`select name from agency where id = ${agencyId}`)
    expect(await saverOf(one.id)).toEqual(agency)
  })

  it('can ask about every kind: each has a trigger that writes it down', async () => {
    const triggers = await database.sql<{ kind: string }>(`
      select distinct convert_from(split_part(encode(tgargs, 'escape'), '\\000', 1)::bytea, 'UTF8') as kind
      from pg_trigger where tgname like 'keep_saver%' order by 1`)
    expect(triggers.map(({ kind }) => kind)).toEqual(savedKinds.toSorted())
  })

  it('is told among colleagues who gave a role last', async () => {
    const agency = await anAgency()
    const agent = await aColleague(agency.agencyId, 'agent')
    const owner = callAs(agency.token)
    const gaveRole = async () => {
      const team = await owner(listColleagues, {})
      return team.find(({ Id }) => Id === agent.userId)?.RoleBy
    }
    expect(await gaveRole()).toBeNull()
    const me = (await owner(listColleagues, {})).find(({ IsMe }) => IsMe)!
    await owner(changeColleague, { params: { id: agent.userId }, body: { Version: 1, Role: 'accountant' } })
    expect(await gaveRole()).toBe(`${me.FirstName} ${me.LastName}`)
  })
})
