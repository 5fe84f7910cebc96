import { describe, expect, it } from 'vitest'
import { readCommissions } from '@sarai/wire/portal/dashboard.ts'
import { addAgencyGroup, listAgencyGroups, renameAgencyGroup } from '@sarai/wire/desk/agency-groups.ts'
import { addCommission, findAgenciesByName, readAgencyCommissions } from '@sarai/wire/desk/commissions.ts'
import { addDays } from '@sarai/domain/ground/calendar-day.ts'
import { todayOfAgencies } from '#catalogue/commissions/keep-one-commission.ts'
import { packageBuilders } from '#testing/package-builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, callAs, anAgency, aStaffMember } = await openTestApp()
const desk = callAs((await aStaffMember('catalogue')).token)
const { aHotel, aPackage } = packageBuilders(database, desk)
const joins = (agencyId: number, group: string) =>
  database.sql(`update agency set commission_group = $2 where id = $1`, [agencyId, group])
const day = (ahead: number) => addDays(todayOfAgencies({ now: Date.now() }), ahead)
const names = { nameEn: 'Pearl', nameFa: 'مروارید' }

describe('an agency group', () => {
  it('is founded with a name in both languages, and counts its agencies and packages', async () => {
    const { code } = await desk(addAgencyGroup, { body: names })
    expect(code).toBe('Pearl')
    for (const name of ['One', 'Two']) await joins((await anAgency(name)).agencyId, code)
    await aPackage({ groups: [code] })
    const groups = await desk(listAgencyGroups, {})
    expect(groups).toEqual([{ code, version: 1, ...names, agencies: 2, packages: 1 }])
  })

  it('has a name of sixty letters of any alphabet, and is renamed', async () => {
    const long = { nameEn: 'آژانس‌های همکار '.repeat(5).slice(0, 60).trim(), nameFa: 'ویژه '.repeat(12).trim() }
    const { code } = await desk(addAgencyGroup, { body: long })
    expect(code).toBe(long.nameEn)
    await desk(renameAgencyGroup, { body: { ...long, nameFa: 'ویژه', code, version: 1 } })
  })

  it('does not share a name with another, also when two found it at once', async () => {
    const attempts = ['Ruby', 'ruby', 'Ruby'].map((nameEn, place) =>
      desk(addAgencyGroup, { body: { nameEn, nameFa: `یاقوت ${place}` } }),
    )
    const settled = await Promise.allSettled(attempts)
    const refusals = settled.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as { code: string }).code] : [],
    )
    expect(refusals).toEqual(['GROUP_EXISTS', 'GROUP_EXISTS'])
    const sameInPersian = desk(addAgencyGroup, { body: { nameEn: 'Nacre', nameFa: 'مروارید' } })
    await expect(sameInPersian).rejects.toMatchObject({ code: 'GROUP_EXISTS', fields: ['nameEn'] })
  })

  it('is renamed as it was seen, for its agencies too, and keeps its code', async () => {
    const { code } = await desk(addAgencyGroup, { body: { nameEn: 'Jade', nameFa: 'یشم' } })
    const { agencyId, token } = await anAgency()
    await joins(agencyId, code)
    await database.sql(`delete from outbox`)
    const rename = (nameEn: string, version = 1) =>
      desk(renameAgencyGroup, { body: { code, version, nameEn, nameFa: 'زمرد' } })
    await rename('Emerald')
    await expect(rename('Topaz')).rejects.toMatchObject({ code: 'STATE_CHANGED', status: 409 })
    await expect(rename('Pearl', 2)).rejects.toMatchObject({ code: 'GROUP_EXISTS' })
    expect(await callAs(token)(readCommissions, {})).toMatchObject({ Title: 'Emerald' })
    const told = await database.sql(
      `select audience from outbox where what = 'commission' and subject = 'groups' and audience = 'agencies'`,
    )
    expect(told).toHaveLength(1)
  })

  it('is counted in an index, however many agencies there are', async () => {
    await database.sql(`
      insert into agency (name, manager_first_name, manager_last_name, mobile, language, status)
      select 'agency ' || n, 'A', 'B', '+98912' || lpad(n::text, 7, '0'), 'en', 'approved'
      from generate_series(1, 20000) n`)
    await database.sql(`vacuum analyze agency`)
    const plan = await database.sql(`explain select 1 from agency where commission_group = 'Pearl' limit 1000`)
    expect(JSON.stringify(plan)).toContain('agency_of_group')
  })
})

describe('what an agency sees', () => {
  it('is what its dashboard shows, to the letter', async () => {
    const { code } = await desk(addAgencyGroup, { body: { nameEn: 'Amber', nameFa: 'کهربا' } })
    const { agencyId, token } = await anAgency('Kimia Tour')
    await joins(agencyId, code)
    const common = { group: code, currency: 'EUR', amount: 700, extraAmount: 200 }
    const hotelId = await aHotel('Pera Lantern', 'پرا لنترن')
    const now = { firstNight: day(-2), lastNight: day(5) }
    const later = { firstNight: day(20), lastNight: day(25) }
    for (const nights of [now, later]) await desk(addCommission, { body: { ...common, hotelId, ...nights } })
    const [found] = await desk(findAgenciesByName, { query: { search: 'kimia' } })
    const group = { code, nameEn: 'Amber', nameFa: 'کهربا' }
    expect(found).toEqual({ id: agencyId, name: 'Kimia Tour', group })
    const { agency, commissions } = await desk(readAgencyCommissions, { params: { id: agencyId }, query: {} })
    expect(agency).toEqual(found)
    expect(commissions).toEqual(await callAs(token)(readCommissions, {}))
    expect(commissions.AgencyGroupCommissionHotels).toHaveLength(2)

    const on = async (query: object) => {
      const seen = await desk(readAgencyCommissions, { params: { id: agencyId }, query })
      return seen.commissions.AgencyGroupCommissionHotels.map(({ FromDate }) => FromDate)
    }
    expect(await on({ firstNight: day(6), lastNight: day(19) })).toEqual([])
    expect(await on({ firstNight: day(5), lastNight: day(19) })).toEqual([now.firstNight])
    expect(await on({ firstNight: day(6), lastNight: day(20) })).toEqual([later.firstNight])
  })

  it('is nothing for an agency in no group, and unknown for an agency that there is not', async () => {
    const { agencyId } = await anAgency('Lone Travel')
    const seen = await desk(readAgencyCommissions, { params: { id: agencyId }, query: {} })
    expect(seen).toMatchObject({ agency: { group: null }, commissions: { AgencyGroupCommissionHotels: [] } })
    const unknown = desk(readAgencyCommissions, { params: { id: 9_999_999 }, query: {} })
    await expect(unknown).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it.each([['reservations'], ['finance']] as const)('is not for the %s role to look at or change', async (role) => {
    const other = callAs((await aStaffMember(role)).token)
    const refused = { code: 'FORBIDDEN' }
    await expect(other(listAgencyGroups, {})).rejects.toMatchObject(refused)
    await expect(other(addAgencyGroup, { body: names })).rejects.toMatchObject(refused)
    await expect(other(findAgenciesByName, { query: {} })).rejects.toMatchObject(refused)
    await expect(other(readAgencyCommissions, { params: { id: 1 }, query: {} })).rejects.toMatchObject(refused)
  })
})
