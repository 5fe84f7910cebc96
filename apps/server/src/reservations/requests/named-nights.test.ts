import { readDeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { offerPrice } from '@sarai/wire/desk/requests/offers.ts'
import { readRequest } from '@sarai/wire/portal/kept-requests.ts'
import { downloadReport } from '@sarai/wire/portal/request-reports.ts'
import { readSummary } from '@sarai/wire/portal/request-summary.ts'
import { describe, expect, it } from 'vitest'
import { inDays } from '#reservations/testing/an-asked-stay.ts'
import { openDrafting } from '#reservations/testing/drafting.ts'

const { database, callAs, someone, aStaffMember, galata } = await openDrafting()
const staff = callAs((await aStaffMember('reservations')).token)
const agent = await someone()
const yalda = { en: 'Yalda', fa: 'یلدا' }

// The second of three nights costs more. An extra bed would too, on the third; nobody takes one.
await database.sql(
  `insert into special_date (property_id, first_night, last_night, title_en, title_fa, room_difference, extra_bed_difference)
   values ($1, $2, $2, 'Yalda', 'یلدا', 700, 0), ($1, $3, $3, 'Fair', 'نمایشگاه', 0, 900)`,
  [galata, inDays(11), inDays(12)],
)
const { Id: id } = await agent.submit()
await database.sql(`update special_date set title_en = 'Winter solstice', title_fa = 'شب چله'`)

const details = (language: 'en' | 'fa') => callAs(agent.token, language)(readRequest, { params: { id } })

describe('a night that costs more because of a special date', () => {
  it.each(['en', 'fa'] as const)('says its name as it was when the price was made [req-05] (%s)', async (language) => {
    const { EachRoomPrice } = await details(language)
    const named = EachRoomPrice[0]!.FareBreakDown.map(({ SpecialDateTitle }) => SpecialDateTitle)
    expect(named).toEqual([undefined, yalda[language], undefined])
  })

  it('says it to programs that were written to the specification', async () => {
    const { ReserveRoomRequests } = await callAs(agent.token, 'fa')(readSummary, {
      query: { reserveRequestId: id },
    })
    const { SpecialDatePrices } = ReserveRoomRequests[0]!.RoomPriceInfo.FareBreakDown
    expect(SpecialDatePrices.map(({ Title }) => Title)).toEqual([undefined, yalda.fa, undefined])
  })

  it('says it at the desk in both languages, and still after another price was offered', async () => {
    const titles = async () =>
      (await staff(readDeskRequest, { params: { id } })).rooms[0]!.nights.map(({ specialTitle }) => specialTitle)
    expect(await titles()).toEqual([undefined, yalda, undefined])
    const until = new Date(Date.now() + 3_600_000).toISOString()
    await staff(offerPrice, { params: { id }, body: { version: 1, price: { total: 40_000 }, reason: 'Dearer', until } })
    expect(await titles()).toEqual([undefined, yalda, undefined])
    const { Offer } = await details('en')
    const offered = Offer!.EachRoomPrice[0]!.FareBreakDown.map(({ SpecialDateTitle }) => SpecialDateTitle)
    expect(offered).toEqual([undefined, yalda.en, undefined])
  })

  it.each(['en', 'fa'] as const)('is printed with it (%s)', async (language) => {
    const call = callAs(agent.token, language)
    await expect(call(downloadReport, { params: { requestId: id }, query: {} })).resolves.toMatchObject({
      mediaType: 'application/pdf',
    })
  })

  it('is read without a name where none was kept', async () => {
    const old = await agent.submit()
    // As it was before names were kept: a row of the books is never changed, so it is made anew.
    await database.sql(
      `with gone as (delete from price_version where request_id = $1 returning *)
       insert into price_version (agency_id, request_id, number, check_in, check_out, currency, extras, lines, policy,
         package_version, reason, made_at)
       select agency_id, request_id, number, check_in, check_out, currency, extras, lines, policy, package_version,
         reason, made_at from gone`,
      [old.Id],
    )
    const { EachRoomPrice } = await agent.call(readRequest, { params: { id: old.Id } })
    expect(EachRoomPrice[0]!.ExtraCharge).toBe(700)
    expect(EachRoomPrice[0]!.FareBreakDown.every((night) => night.SpecialDateTitle === undefined)).toBe(true)
  })
})
