import { beforeAll, describe, expect, it } from 'vitest'
import { readCommissions } from '@sarai/wire/portal/dashboard.ts'
import { addCommission } from '@sarai/wire/desk/commissions.ts'
import type { HotelId } from '@sarai/domain/ground/ids.ts'
import { addDays } from '@sarai/domain/ground/calendar-day.ts'
import { addCommission as addInside } from '#catalogue/commissions/add-commission.ts'
import { agencyCommissions } from '#catalogue/commissions/agency-commissions.ts'
import { commissionsBy } from '#catalogue/commissions/commission-list.ts'
import { todayOfAgencies } from '#catalogue/commissions/keep-one-commission.ts'
import type { StaffCaller } from '#caller.ts'
import type { Tx } from '#database/query.ts'
import { reworded } from '#testing/sabotage/held-after.ts'
import { packageBuilders } from '#testing/package-builders.ts'
import { openTestApp } from '#testing/test-app.ts'
import { txThrough } from '#testing/sabotage/tx-through.ts'
import { withoutLocks } from '#testing/sabotage/without-locks.ts'

const { database, callAs, anAgency, aStaffMember } = await openTestApp()
const member = await aStaffMember('catalogue')
const desk = callAs(member.token)
const { aHotel } = packageBuilders(database, desk)
await database.sql(`insert into agency_group (code, name_en, name_fa)
  values ('gold', 'Gold', 'طلایی'), ('silver', 'Silver', 'نقره‌ای')`)
const anAgencyIn = async (group: string) => {
  const agency = await anAgency()
  await database.sql(`update agency set commission_group = $2 where id = $1`, [agency.agencyId, group])
  return agency
}
const [gold, silver] = [await anAgencyIn('gold'), await anAgencyIn('silver')]

const staff: StaffCaller = {
  kind: 'staff',
  asked: 'nothing',
  staffId: member.id,
  roles: ['catalogue'],
  sessionId: 's',
  reference: 'r',
  language: 'en',
  address: '',
}
const day = (ahead: number) => addDays(todayOfAgencies({ now: Date.now() }), ahead)
const body = (hotelId: HotelId, lastNight = day(9)) => ({
  group: 'gold',
  hotelId,
  firstNight: day(0),
  lastNight,
  currency: 'EUR',
  amount: 700,
  extraAmount: null,
})
const commissionsIn = (hotelId: number) => database.sql(`select 1 from commission where hotel_id = $1`, [hotelId])

describe('of two who promote a hotel for the same nights at once', () => {
  it('one is refused, and is told of the other', async () => {
    const hotelId = await aHotel()
    const attempts = [3, 4, 5, 6].map((until) => desk(addCommission, { body: body(hotelId, day(until)) }))
    const settled = await Promise.allSettled(attempts)
    const refusals = settled.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as { code: string }).code] : [],
    )
    expect(refusals).toEqual(Array.from({ length: 3 }, () => 'COMMISSION_OVERLAP'))
    expect(await commissionsIn(hotelId)).toHaveLength(1)
  })

  it('sabotage: without the lock both find the nights free, and only the constraint is left to refuse one', async () => {
    const hotelId = await aHotel()
    const attempt = async () => {
      let arrived = 0
      let open = () => {}
      const bothAreInside = new Promise<void>((resolve) => (open = resolve))
      const unlocked = withoutLocks(database.db, async () => {
        if ((arrived += 1) === 2) open()
        await bothAreInside
      })
      return Promise.allSettled([3, 4].map((until) => addInside(unlocked, staff, body(hotelId, day(until)))))
    }
    const refused = (await attempt()).flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    expect(refused).toHaveLength(1)
    expect(refused[0]).toMatch(/commission_once|deadlock/)
    await database.sql(`alter table commission drop constraint commission_once`)
    try {
      // PostgreSQL may still see the two in a deadlock further on, and end one of them.
      let bothAreIn = false
      for (let tries = 0; tries < 5 && !bothAreIn; tries += 1) {
        await database.sql(`delete from commission`)
        await attempt()
        bothAreIn = (await commissionsIn(hotelId)).length === 2
      }
      expect(bothAreIn).toBe(true)
    } finally {
      await database.sql(`delete from commission; alter table commission add constraint commission_once exclude using gist
        (group_code with =, hotel_id with =, currency with =, daterange(first_night, last_night, '[]') with &&)`)
    }
  })
})

describe('the dashboard of an agency', () => {
  it('follows the commissions of its group and of no other', async () => {
    const shown = async ({ token }: { token: string }) =>
      (await callAs(token)(readCommissions, {})).AgencyGroupCommissionHotels.length
    await desk(addCommission, { body: body(await aHotel()) })
    expect([await shown(gold), await shown(silver)]).toEqual([1, 0])
  })

  it('sabotage: a read that does not ask for the group shows what another group earns', async () => {
    const careless = reworded(
      database.db,
      'promoted_terms((select commission_group from agency where agency.id = $1)',
      `promoted_terms((select 'gold' where $1::bigint is not null)`,
    )
    const { AgencyGroupCommissionHotels: periods } = await agencyCommissions(careless, staff, silver.agencyId)
    expect(periods).toHaveLength(1)
  })
})

describe('among many commissions', () => {
  beforeAll(async () => {
    await database.sql(`
    with many as (insert into hotel (name_en, name_fa, grade, location_id, time_zone)
      select md5(n::text), 'هتل', 3, 'ir-kish', 'Asia/Tehran' from generate_series(1, 12000) n returning id)
    insert into commission (group_code, hotel_id, first_night, last_night, amount, currency)
    select 'gold', id, current_date - 400 + n * 30, current_date - 371 + n * 30, 500, 'EUR'
    from many cross join unnest('{0,13,17}'::int[]) n`)
    await database.sql(`vacuum analyze hotel, commission`)
  }, 60_000)

  async function planOf(ask: (tx: Tx) => Promise<unknown>): Promise<string> {
    let plan = ''
    const explaining = (tx: Tx) =>
      txThrough(tx, async ({ text, values: given }) => {
        const { rows } = await tx.query({ name: '', text: `explain ${text}`, values: given })
        plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n')
        return { rows: [{}], rowCount: 1 }
      })
    await database.db.read(staff, (tx) => ask(explaining(tx)))
    return plan
  }

  it.each([
    ['current', 'commission_by_end'],
    ['coming', 'commission_by_beginning'],
    ['ended', 'commission_by_end'],
  ] as const)('the first and a later page of the %s ones come from an index, in its order', async (standing, index) => {
    for (const after of [undefined, `${day(0)}.1`]) {
      const plan = await planOf((tx) => commissionsBy[standing].page.all(tx, { group: 'gold', after, limit: 26 }))
      expect(plan).toContain(`${index} on commission`)
      expect(plan).not.toMatch(/Seq Scan on (commission|hotel)|^\s+->\s+Sort/m)
    }
  })

  it.each(['current', 'coming', 'ended'] as const)(
    'a name is looked up before the %s ones are read',
    async (standing) => {
      const asked = { group: 'gold', pattern: '%c4ca4238a0b9%' }
      const { page, count } = commissionsBy[standing]
      for (const plan of [
        await planOf((tx) => page.all(tx, { ...asked, limit: 26 })),
        await planOf((tx) => count.one(tx, asked)),
      ]) {
        expect(plan).toContain('hotel_spelled_as')
        expect(plan).not.toMatch(/Seq Scan on (commission|hotel)/)
      }
    },
  )
})
