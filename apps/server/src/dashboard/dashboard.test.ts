import { describe, expect, it } from 'vitest'
import { readCommissions, readStatistics } from '@sarai/wire/portal/dashboard.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, callAs, anAgency } = await openTestApp()

async function anAgencyIn(group: string | null) {
  const agency = await anAgency()
  await database.sql(`update agency set commission_group = $2 where id = $1`, [agency.agencyId, group])
  return agency
}

async function aHotel(name: string, grade: number, active = true): Promise<number> {
  const [hotel] = await database.sql<{ id: number }>(
    `insert into hotel (name_en, name_fa, grade, location_id, time_zone, active)
     values ($1, 'هتل ' || $1, $2, 'tr-istanbul', 'Europe/Istanbul', $3) returning id::int`,
    [name, grade, active],
  )
  return hotel?.id ?? 0
}

async function aTerm(
  group: string,
  hotelId: number,
  nights: [from: number, until: number],
  amounts: [number, number?],
) {
  await database.sql(
    `insert into commission (group_code, hotel_id, first_night, last_night, amount, extra_amount, currency)
     values ($1, $2, current_date + $3::int, current_date + $4::int, $5, $6, 'EUR')`,
    [group, hotelId, ...nights, amounts[0], amounts[1] ?? null],
  )
}

describe('commissions', async () => {
  await database.sql(`insert into agency_group (code, name_en, name_fa)
    values ('gold', 'Gold', 'طلایی'), ('silver', 'Silver', 'نقره‌ای')`)
  const [pera, galata, shut] = [
    await aHotel('Pera Lantern', 5),
    await aHotel('Galata Court', 4.5),
    await aHotel('Shut Inn', 3, false),
  ]
  await aTerm('gold', pera, [-5, 30], [800])
  await aTerm('gold', galata, [-5, 30], [500, 900])
  await aTerm('gold', galata, [40, 60], [700])
  await aTerm('gold', pera, [-30, -10], [100])
  await aTerm('gold', shut, [-5, 30], [600])
  await aTerm('silver', pera, [-5, 30], [300])
  const { token } = await anAgencyIn('gold')

  it('groups what the own group earns by period, the best paid hotel first [dash-04]', async () => {
    const { Title, AgencyGroupCommissionHotels: periods } = await callAs(token)(readCommissions, {})
    expect(Title).toBe('Gold')
    const amounts = { Currency: 'EUR', CurrencySign: '€' }
    expect(periods.map((period) => period.PromotedHotels)).toEqual([
      [
        { HotelName: 'Galata Court', HotelGrade: 4.5, Commission: 500, ExtraCommission: 900, ...amounts },
        { HotelName: 'Pera Lantern', HotelGrade: 5, Commission: 800, ExtraCommission: null, ...amounts },
      ],
      [{ HotelName: 'Galata Court', HotelGrade: 4.5, Commission: 700, ExtraCommission: null, ...amounts }],
    ])
    expect(periods[0]?.FromDate).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('shows the best paid hotels of the periods that end next, and says whether there are more', async () => {
    await database.sql(`insert into agency_group (code, name_en, name_fa) values ('busy', 'Busy', 'پرکار')`)
    const busy = await anAgencyIn('busy')
    const read = async () => {
      const { AgencyGroupCommissionHotels: periods, HasMorePeriods } = await callAs(busy.token)(readCommissions, {})
      return { periods, HasMorePeriods }
    }
    const best = await aHotel('Best', 5)
    for (let week = 0; week < 8; week += 1) await aTerm('busy', best, [7 * week, 7 * week + 6], [9_000])
    for (let n = 1; n < 30; n += 1) await aTerm('busy', await aHotel(`Hotel ${n}`, 4), [0, 6], [100 * n])
    const all = await read()
    expect(all.periods).toHaveLength(8)
    expect(all.HasMorePeriods).toBe(false)
    expect(all.periods[0]?.PromotedHotels).toHaveLength(30)
    expect(all.periods.map(({ HasMoreHotels }) => HasMoreHotels)).not.toContain(true)

    await aTerm('busy', await aHotel('Shut', 4, false), [0, 6], [9_999])
    expect(await read()).toEqual(all)
    // It runs already, but ends after all others.
    await aTerm('busy', pera, [-5, 90], [1])
    await aTerm('busy', galata, [0, 6], [1])
    const some = await read()
    expect(some).toEqual({
      HasMorePeriods: true,
      periods: all.periods.map((period, index) => ({ ...period, HasMoreHotels: index === 0 })),
    })
    expect(some.periods[0]?.PromotedHotels[0]?.HotelName).toBe('Best')
  })

  it('says that there may be more where all it looked at are shut', async () => {
    await database.sql(`insert into agency_group (code, name_en, name_fa) values ('shut', 'Shut', 'بسته')`)
    const { token: member } = await anAgencyIn('shut')
    await aTerm('shut', galata, [0, 6], [1])
    await database.sql(`
      with many as (insert into hotel (name_en, name_fa, grade, location_id, time_zone, active)
        select 'Shut ' || n, 'بسته', 3, 'tr-istanbul', 'Europe/Istanbul', false from generate_series(1, 200) n returning id)
      insert into commission (group_code, hotel_id, first_night, last_night, amount, currency)
      select 'shut', id, current_date, current_date + 6, 500, 'EUR' from many`)
    const { AgencyGroupCommissionHotels: periods } = await callAs(member)(readCommissions, {})
    expect(periods).toMatchObject([{ PromotedHotels: [], HasMoreHotels: true }])
  })

  it('names hotels and group in the language of the caller', async () => {
    const { Title, AgencyGroupCommissionHotels: periods } = await callAs(token, 'fa')(readCommissions, {})
    expect(Title).toBe('طلایی')
    expect(periods[1]?.PromotedHotels[0]?.HotelName).toBe('هتل Galata Court')
  })

  it('shows an agency in no group nothing, and one of another group only its own', async () => {
    const nowhere = await anAgencyIn(null)
    expect(await callAs(nowhere.token)(readCommissions, {})).toEqual({
      Title: '',
      AgencyGroupCommissionHotels: [],
      HasMorePeriods: false,
    })
    const silver = await anAgencyIn('silver')
    const { AgencyGroupCommissionHotels: periods } = await callAs(silver.token)(readCommissions, {})
    expect(periods.flatMap((period) => period.PromotedHotels)).toMatchObject([
      { HotelName: 'Pera Lantern', Commission: 300 },
    ])
  })
})

describe('statistics', async () => {
  const [mine, other] = [await anAgency(), await anAgency()]
  await database.sql(
    `insert into request_count (agency_id, state, requests)
     values ($1, 'New', 12), ($1, 'PaymentPending', 3), ($1, 'Confirmed', 48), ($1, 'Rejected', 2), ($2, 'New', 99)`,
    [mine.agencyId, other.agencyId],
  )

  it('tells how many requests of the agency stand where [dash-02]', async () => {
    expect(await callAs(mine.token)(readStatistics, { query: { xid: '7' } })).toMatchObject({
      invoicedNumber: 12,
      waitForPaymentNumber: 3,
      confirmedNumber: 48,
      rejectedNumber: 2,
      canceledNumber: 0,
      total: 65,
    })
  })

  it('starts with nothing', async () => {
    const { token } = await anAgency()
    expect(await callAs(token)(readStatistics, { query: {} })).toMatchObject({ total: 0, unreadNotes: [] })
  })
})
