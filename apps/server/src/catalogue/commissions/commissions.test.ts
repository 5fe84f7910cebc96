import { afterEach, describe, expect, it } from 'vitest'
import { searchHotels } from '@sarai/wire/portal/catalogue.ts'
import { readCommissions } from '@sarai/wire/portal/dashboard.ts'
import {
  addCommission,
  editCommission,
  endCommission,
  listCommissions,
  type CommissionTerms,
} from '@sarai/wire/desk/commissions.ts'
import { previewStayPrice } from '@sarai/wire/desk/stay-price.ts'
import { addDays } from '@sarai/domain/ground/calendar-day.ts'
import { todayOfAgencies } from '#catalogue/commissions/keep-one-commission.ts'
import { packageBuilders } from '#testing/package-builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, callAs, anAgency, aStaffMember } = await openTestApp()
const desk = callAs((await aStaffMember('catalogue')).token)
const { aHotel, aSoldRoom } = packageBuilders(database, desk)
await database.sql(`insert into agency_group (code, name_en, name_fa)
  values ('gold', 'Gold', 'طلایی'), ('silver', 'Silver', 'نقره‌ای')`)
const { token, agencyId } = await anAgency()
await database.sql(`update agency set commission_group = 'gold' where id = $1`, [agencyId])
const agency = callAs(token)

const day = (ahead: number) => addDays(todayOfAgencies({ now: Date.now() }), ahead)
const nights = (from: number, until: number) => ({ firstNight: day(from), lastNight: day(until) })
const terms = (changes: Partial<CommissionTerms> = {}): CommissionTerms => ({
  ...nights(-3, 10),
  currency: 'EUR',
  amount: 700,
  extraAmount: null,
  ...changes,
})
const add = (hotelId: number, changes: Partial<CommissionTerms> = {}, group = 'gold') =>
  desk(addCommission, { body: { ...terms(changes), group, hotelId } })
const edit = (id: number, changes: Partial<CommissionTerms>, version = 1) =>
  desk(editCommission, { params: { id }, body: { ...terms(changes), version } })
const end = (id: number, version = 1) => desk(endCommission, { params: { id }, body: { version } })
const listed = async (standing: 'current' | 'coming' | 'ended', query: object = {}) =>
  desk(listCommissions, { query: { group: 'gold', standing, ...query } })
const dashboard = async () => (await agency(readCommissions, {})).AgencyGroupCommissionHotels

afterEach(() => database.sql(`delete from commission`))

describe('the commissions of a group', () => {
  it('are listed by where they stand, with the hotel and its place', async () => {
    const hotelId = await aHotel('Pera Lantern', 'پرا لنترن')
    await add(hotelId, { extraAmount: 200 })
    await add(hotelId, nights(20, 30))
    await add(hotelId, {}, 'silver')
    await database.sql(
      `insert into commission (group_code, hotel_id, first_night, last_night, amount, currency)
       values ('gold', $1, $2, $3, 100, 'EUR')`,
      [hotelId, day(-20), day(-10)],
    )
    const current = await listed('current')
    expect(current).toMatchObject({ total: 1, next: null })
    expect(current.rows[0]).toMatchObject({
      ...terms({ extraAmount: 200 }),
      version: 1,
      standing: 'current',
      hotel: { id: hotelId, nameFa: 'پرا لنترن', grade: 4.5, place: { city: { id: 'tr-istanbul' } }, active: true },
      isSold: false,
    })
    expect((await listed('coming')).rows).toMatchObject([nights(20, 30)])
    expect((await listed('ended')).rows).toMatchObject([nights(-20, -10)])
  })

  it('say whether agencies are sold the hotel in their currency', async () => {
    const { packageId, hotelId } = await aSoldRoom()
    await add(hotelId)
    await add(hotelId, { currency: 'USD' })
    const sold = async () => (await listed('current')).rows.map(({ currency, isSold }) => [currency, isSold])
    expect(await sold()).toEqual([
      ['EUR', false],
      ['USD', false],
    ])
    await database.sql(`update package set status = 'published' where id = $1`, [packageId])
    expect(await sold()).toEqual([
      ['EUR', true],
      ['USD', false],
    ])
  })

  it('are found by a part of either name, whatever its letters', async () => {
    await add(await aHotel('Galata Court', 'گالاتا کورت'))
    await add(await aHotel('Pera Lantern', 'پرا لنترن'))
    const found = async (search: string) => (await listed('current', { search })).rows.map(({ hotel }) => hotel.nameEn)
    expect(await found('lANT')).toEqual(['Pera Lantern'])
    expect(await found('كورت')).toEqual(['Galata Court'])
    expect(await found('100%')).toEqual([])
  })

  it.each(['current', 'coming', 'ended'] as const)('come page by page, none twice: %s', async (standing) => {
    const from = { current: -20, coming: 5, ended: -20 }[standing]
    const until = { current: 5, coming: 30, ended: -5 }[standing]
    for (const shift of [0, 0, 1, 2, 2]) {
      await database.sql(
        `insert into commission (group_code, hotel_id, first_night, last_night, amount, currency)
         values ('gold', $1, $2, $3, 100, 'EUR')`,
        [await aHotel(), day(from + shift), day(until + shift)],
      )
    }
    const seen: number[] = []
    for (let after: string | null | undefined; after !== null;) {
      const page = await listed(standing, { limit: 2, ...(after && { after }) })
      expect(page.total).toBe(5)
      seen.push(...page.rows.map(({ id }) => id))
      after = page.next
    }
    expect(new Set(seen).size).toBe(5)
    const { rows } = await listed(standing)
    expect(seen).toEqual(rows.map(({ id }) => id))
  })
})

describe('a commission', () => {
  it.each([
    ['nights that end before they begin', nights(5, 3), 'lastNight'],
    ['no amount', { amount: 0 }, 'amount'],
    ['an extra one of nothing', { extraAmount: 0 }, 'extraAmount'],
    ['a currency that there is not', { currency: 'XXX' }, 'currency'],
  ])('is refused with %s', async (_, changes, field) => {
    const refused = add(await aHotel(), changes)
    await expect(refused).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields: [field] })
  })

  it('is refused for a hotel or a group that there is not, and for nights that have passed', async () => {
    await expect(add(9_999_999)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields: ['hotelId'] })
    const hotelId = await aHotel()
    await expect(add(hotelId, {}, 'tin')).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields: ['group'] })
    await expect(add(hotelId, nights(-9, -1))).rejects.toMatchObject({ code: 'NIGHTS_OVER', fields: ['lastNight'] })
  })

  it('is refused for nights that are promoted already, and the refusal tells which', async () => {
    const hotelId = await aHotel()
    const { id } = await add(hotelId)
    const refused = { code: 'COMMISSION_OVERLAP', fields: ['firstNight'] }
    await expect(add(hotelId, nights(10, 20))).rejects.toMatchObject(refused)
    await expect(add(hotelId, nights(10, 20))).rejects.toThrow(/from \d+ \w+ \d{4} to \d+ \w+ \d{4}/)
    await add(hotelId, nights(11, 20))
    await add(hotelId, { currency: 'USD' })
    await add(hotelId, {}, 'silver')
    await expect(edit(id, nights(-3, 11))).rejects.toMatchObject(refused)
    await edit(id, nights(-2, 9))
  })

  it('is changed as it was seen, once, and what stays the same is no change', async () => {
    const { id } = await add(await aHotel('Galata Court'))
    await edit(id, {})
    await edit(id, { amount: 900, extraAmount: 50 })
    await expect(edit(id, { amount: 800 })).rejects.toMatchObject({ code: 'STATE_CHANGED', status: 409 })
    await expect(end(id)).rejects.toMatchObject({ code: 'STATE_CHANGED', status: 409 })
    expect((await listed('current')).rows).toMatchObject([{ version: 2, amount: 900, extraAmount: 50 }])
    const log = await database.sql(
      `select what, was as before, became as after from activity where subject_kind = 'commission' and subject_id = $1 order by id`,
      [id],
    )
    const about = {
      group: { is: 'words', of: 'agency-group', codes: ['gold'] },
      hotel: { is: 'text', text: 'Galata Court' },
    }
    const euros = (minor: number) => ({ is: 'money', minor, currency: 'EUR' })
    expect(log).toEqual([
      {
        what: 'commission-add',
        before: null,
        after: {
          ...about,
          firstNight: { is: 'day', day: terms().firstNight },
          lastNight: { is: 'day', day: terms().lastNight },
          currency: { is: 'words', of: 'currency', codes: ['EUR'] },
          amount: euros(700),
          extraAmount: null,
        },
      },
      {
        what: 'commission-edit',
        before: { ...about, amount: euros(700), extraAmount: null },
        after: { amount: euros(900), extraAmount: euros(50) },
      },
    ])
  })

  it('that has begun keeps its past nights when it is ended; one that has not is removed', async () => {
    const hotelId = await aHotel()
    const [begun, coming] = [await add(hotelId), await add(hotelId, nights(11, 20))]
    await end(begun.id)
    await end(coming.id)
    expect((await listed('ended')).rows).toMatchObject([{ id: begun.id, version: 2, ...nights(-3, -1) }])
    expect([...(await listed('current')).rows, ...(await listed('coming')).rows]).toEqual([])
    await expect(end(begun.id, 2)).rejects.toMatchObject({ code: 'COMMISSION_OVER' })
    await expect(edit(begun.id, {}, 2)).rejects.toMatchObject({ code: 'COMMISSION_OVER' })
    await expect(end(coming.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await add(hotelId, nights(0, 20))
  })

  it('is told to every agency and to the desk, with the packages that sell the hotel', async () => {
    const { packageId, hotelId } = await aSoldRoom()
    await database.sql(`update package set status = 'published' where id = $1`, [packageId])
    await database.sql(`delete from outbox`)
    const { id } = await add(hotelId)
    const told = await database.sql(`select audience, what, subject from outbox order by id`)
    expect(told).toEqual([
      { audience: 'desk', what: 'activity', subject: 'step' },
      { audience: 'desk', what: 'commission', subject: `${id}` },
      { audience: 'agencies', what: 'commission', subject: `${id}` },
      { audience: 'desk', what: 'package', subject: `${packageId}` },
      { audience: 'agencies', what: 'package', subject: `${packageId}` },
    ])
  })

  it('is what the next search, the dashboard and the price of a stay show [dash-04]', async () => {
    const sale = { availableFrom: day(0), availableUntil: day(60) }
    const { packageId, propertyId, hotelId, roomTypeId } = await aSoldRoom(sale)
    await database.sql(`update package set status = 'published' where id = $1`, [packageId])
    const seen = async () => {
      const [card] = await agency(searchHotels, { query: { propertyId } })
      const query = { checkIn: day(0), checkOut: day(2), group: 'gold' }
      const { totalCommission } = await desk(previewStayPrice, { params: { id: roomTypeId }, query })
      const shown = (await dashboard()).flatMap(({ PromotedHotels }) => PromotedHotels.map((one) => one.Commission))
      return { card: card?.commission, dashboard: shown, stay: totalCommission }
    }
    const nothing = { card: null, dashboard: [], stay: 0 }
    expect(await seen()).toEqual(nothing)
    const { id } = await add(hotelId)
    expect(await seen()).toEqual({ card: 700, dashboard: [700], stay: 1_400 })
    await edit(id, { amount: 900 })
    expect(await seen()).toEqual({ card: 900, dashboard: [900], stay: 1_800 })
    await end(id, 2)
    expect(await seen()).toEqual(nothing)
  })
})
