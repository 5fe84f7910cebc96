import { beforeAll, describe, expect, it } from 'vitest'
import { aCatalogue } from '#testing/a-catalogue.ts'
import { openTestApp } from '#testing/test-app.ts'

/**
 * The catalogue as section 3 of the specification names its fields, asked for without our own client: a field that is
 * renamed in the wire's types would rename it on both sides, and nobody else would notice.
 */
const { app, database, anAgency } = await openTestApp()
const { aPackage, aProperty, joinGroup } = aCatalogue(database)

const member = await anAgency()
const stranger = await anAgency()
const packageId = await aPackage({ groups: ['gold'] })
const propertyId = await aProperty(packageId, { name: 'Galata Court Hotel' })

beforeAll(async () => {
  await joinGroup(member.agencyId, 'gold')
  await joinGroup(stranger.agencyId, 'silver')
  await database.sql(`insert into price_period (room_type_id, first_night, last_night, price)
    select id, '2027-03-01', '2027-03-20', 7000 from room_type`)
  await database.sql(`insert into commission (group_code, hotel_id, first_night, last_night, amount, currency)
    select 'gold', id, current_date, current_date + 30, 500, 'EUR' from hotel`)
  await database.sql(`with picture as (insert into picture (key, width, height, sizes, alt_en, alt_fa)
      values (repeat('a', 40), 1600, 600, '{320,640,1280}', 'Sea', 'دریا') returning id)
    insert into ad (picture_id, title_en, text_en, title_fa, text_fa, link_en, link_fa, position)
    select id, 'Sea', '', 'دریا', '', '', '', 0 from picture`)
})

const ask = (who: { token: string } | null, url: string, model?: string) =>
  app.inject({
    method: 'GET',
    url,
    headers: {
      accept: model === undefined ? 'application/json' : `application/json; domain-model=${model}`,
      ...(who && { authorization: `Bearer ${who.token}` }),
    },
  })

const card = `accommodationPropertyId accommodationPackageId hotelId hotelGrade title hotelName hotelPlace currency
  hotelPackageId availableSince availableUntil availableSinceISO8601 availableUntilISO8601 minPrice roomService isInActive`
const room =
  'name typeId basePrice roomPrices baseCapacity roomServiceAbbreviation roomService roomView currency prices rules'
const soldPackage = `id accommodationPackageId partyId title availableSince availableUntil lastEditDateTime userId userName
  partyName`
const counts = 'invoicedNumber confirmedNumber rejectedNumber waitForPaymentNumber total canceledNumber unreadNotes'

const properties = '/api/AccommodationPropertyClient'
const packages = '/api/AccommodationPackageClient'

describe('on the wire, by the names of the specification', () => {
  it.each([
    ['hotel cards', properties, 'List_PackageHotelDTO', card],
    ['one hotel card', `${properties}?propertyId=${propertyId}`, 'List_PackageHotelDTO', card],
    ['room types', `${properties}/${propertyId}`, 'List_RoomTypeDTO', room],
    ['packages', packages, 'List_PackageDTO', soldPackage],
    ['updated hotels', packages, 'List_UpdatedHotelDTO', 'Id LatinTitle Star'],
    ['airlines', '/api/AirLineInfo', 'List_AirLineInfoDTO', 'id name iata IataCode'],
    ['pictures', '/api/Pictures?groupId=2', 'List_PictureDTO', 'id title url'],
    ['commissions', '/api/DashboardClient', 'AgencyGroupCommissionData', 'Title AgencyGroupCommissionHotels'],
    ['statistics', '/api/DashboardClient?xid=1', 'DashboardStatisticsDTO', counts],
    ['airports', '/registry/airports?filter=ist', undefined, 'Iata LatinName'],
    ['countries', '/registry/countries?filter=ir', undefined, 'Code Title'],
    ['places', '/registry/locations?filter=taksim', undefined, 'Id Title'],
    ['airlines while typing', '/registry/airlines?filter=iran', undefined, 'Iata LatinName'],
  ])('%s', async (_, url, model, fields) => {
    const answer = await ask(member, url, model)
    expect(answer.statusCode).toBe(200)
    const body = answer.json<object | object[]>()
    const first = Array.isArray(body) ? body[0] : body
    expect(Object.keys(first ?? {})).toEqual(expect.arrayContaining(fields.split(/\s+/)))
  })

  it('room types hold their prices by period, and their rules', async () => {
    const [first] = (await ask(member, `${properties}/${propertyId}`, 'List_RoomTypeDTO')).json<object[]>()
    expect(first).toMatchObject({
      name: 'Double',
      basePrice: 5_000,
      roomPrices: [{ startDate: '2027-03-01', endDate: '2027-03-20', price: 7_000 }],
      prices: { childNoBedPrice: 0, childWithBedPrice: 0, extraBedPrice: 0 },
      rules: {
        extraBedIsAllowed: false,
        childWithBedIsAllowed: false,
        childNoBedIsAllowed: false,
        extraBedAndChildWithBedAreAllowedTogether: false,
      },
    })
  })

  it('commissions are grouped by their nights', async () => {
    const answer = await ask(member, '/api/DashboardClient', 'AgencyGroupCommissionData')
    const [period] = answer.json<{ AgencyGroupCommissionHotels: object[] }>().AgencyGroupCommissionHotels
    expect(Object.keys(period ?? {})).toEqual(['FromDate', 'ToDate', 'PromotedHotels', 'HasMoreHotels'])
    expect(period).toMatchObject({
      PromotedHotels: [{ Commission: 500, ExtraCommission: null, HotelGrade: 4, HotelName: 'Galata Court Hotel' }],
    })
  })

  it('the number of hotels that were found is told beside them', async () => {
    expect((await ask(member, properties, 'List_PackageHotelDTO')).headers['x-total-count']).toBe('1')
  })
})

describe('an agency of another group', () => {
  it.each([
    ['hotel cards', properties, 'List_PackageHotelDTO'],
    ['one hotel card', `${properties}?propertyId=${propertyId}`, 'List_PackageHotelDTO'],
    ['packages', packages, 'List_PackageDTO'],
    ['updated hotels', packages, 'List_UpdatedHotelDTO'],
  ])('sees no %s of the package', async (_, url, model) => {
    const answer = await ask(stranger, url, model)
    expect([answer.statusCode, answer.json()]).toEqual([200, []])
  })

  it('finds neither its rooms nor its price list', async () => {
    const rooms = await ask(stranger, `${properties}/${propertyId}`, 'List_RoomTypeDTO')
    const list = await ask(stranger, `${packages}?accommodationPackageId=${packageId}&format=pdf`, 'PriceListDTO')
    expect([rooms.statusCode, list.statusCode]).toEqual([404, 404])
  })

  it('earns none of its commissions', async () => {
    const answer = await ask(stranger, '/api/DashboardClient', 'AgencyGroupCommissionData')
    expect(answer.json()).toMatchObject({ AgencyGroupCommissionHotels: [] })
  })
})
