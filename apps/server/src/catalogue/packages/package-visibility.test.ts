import { readRoomTypes, searchHotels } from '@sarai/wire/portal/catalogue.ts'
import { describe, expect, it } from 'vitest'
import { findCards, type Asking } from '#catalogue/search/find-cards.ts'
import { cardOf } from '#catalogue/search/listed-cards.ts'
import { aCatalogue } from '#testing/a-catalogue.ts'
import { askedAs } from '#testing/sabotage/asked-as.ts'
import { rolesThatMay } from '#testing/roles-that-may.ts'
import { someoneOf } from '#testing/some-callers.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, callAs, anAgency } = await openTestApp()
const { aPackage, aProperty, joinGroup } = aCatalogue(database)
const gold = await anAgency('Gold Travel')
const silver = await anAgency('Silver Travel')
const none = await anAgency('New Travel')
await joinGroup(gold.agencyId, 'Gold')
await joinGroup(silver.agencyId, 'Silver')

const forAll = await aProperty(await aPackage(), { name: 'Open House', price: 9_000 })
const nowruz = await aPackage({ groups: ['Gold'] })
const forGold = await aProperty(nowruz, { name: 'Golden House', price: 5_000 })
const drafted = await aProperty(await aPackage({ status: 'draft' }), { name: 'Drafted House' })
const over = await aProperty(await aPackage({ from: '2020-01-01', until: '2020-02-01' }), { name: 'Past House' })

const seenBy = async (agency: { token: string }, query: object = {}) =>
  (await callAs(agency.token)(searchHotels, { query })).map((card) => card.accommodationPropertyId)

describe('what an agency sees of the catalogue [api-05]', () => {
  it.each([
    ['nothing typed', {}],
    ['a word', { HotelName: 'house' }],
    ['several words', { HotelName: 'golden house' }],
    ['a mistake', { HotelName: 'goldem' }],
    ['a grade', { HotelGrade: 4 }],
    ['a place', { Location: 'tr-istanbul' }],
    ['the id itself', { propertyId: forGold }],
  ])('with %s is never a package of another group', async (_, query) => {
    expect(await seenBy(gold, query)).toContain(forGold)
    expect(await seenBy(silver, query)).not.toContain(forGold)
    expect(await seenBy(none, query)).not.toContain(forGold)
  })

  it('is neither a draft nor what is over', async () => {
    expect(await seenBy(gold)).toEqual([forGold, forAll])
    for (const id of [drafted, over]) expect(await seenBy(gold, { propertyId: id })).toEqual([])
  })

  it('changes with the next call when the agency changes its group, or the package its groups', async () => {
    await joinGroup(silver.agencyId, 'Gold')
    expect(await seenBy(silver)).toContain(forGold)
    await joinGroup(silver.agencyId, 'Silver')
    expect(await seenBy(silver)).not.toContain(forGold)
    await expect(callAs(silver.token)(readRoomTypes, { params: { id: forGold } })).rejects.toThrow()
    await database.sql(`insert into package_group values ($1, 'Silver')`, [nowruz])
    expect(await seenBy(silver)).toContain(forGold)
    await database.sql(`delete from package_group where group_code = 'Silver'`)
    expect(await seenBy(silver)).not.toContain(forGold)
  })

  it('sabotage: with the packages of everybody, the search would show what is not for this agency', async () => {
    const everybodys = askedAs(database.db, (statement) => ({
      ...statement,
      name: '',
      text: statement.text.replaceAll(/and package\.status = 'published'[^]*?commission_group\)\)/g, ''),
    }))
    const asked = { ...someoneOf(silver.agencyId), language: 'en' as const }
    const everything = { day: null, stay: false, halfStars: false, places: false, offset: 0, most: 10 } as const
    const wanted = { ...everything, agencyId: silver.agencyId, language: 'en' } as const
    const find: Asking['find'] = (question) => everybodys(asked, question)
    const look: Asking['look'] = (questions) => Promise.all(questions.map((question) => everybodys(asked, question)))
    const found = await findCards({ look, find }, ['house'], wanted)
    expect(found.map(({ propertyId }) => propertyId)).toEqual(expect.arrayContaining([forGold, drafted, over]))
    expect(await everybodys(asked, cardOf(forGold, wanted))).toMatchObject([{ propertyId: forGold }])
    expect(await database.db.look(asked, cardOf(forGold, wanted))).toMatchObject([{ propertyId: null }])
  })

  it('cannot be changed by a call: cards are written by the database alone', async () => {
    for (const change of ['update card set min_price = 0', 'delete from card_entry', 'select make_cards(null)']) {
      expect(await rolesThatMay(database.appPool, change)).toEqual([])
    }
  })
})
