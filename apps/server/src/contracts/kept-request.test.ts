import { asPropertyId, asRoomTypeId } from '@sarai/domain/ground/ids.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { money } from '@sarai/domain/ground/money.ts'
import type { BookingRequest, PriceVersion } from '@sarai/domain/request/booking-request.ts'
import { priceOfLines } from '@sarai/domain/stay/price/price-lines.ts'
import { aRequest, aPolicy, someone, noon, hours, eur } from '@sarai/domain/testing/a-request.ts'
import { expect, it } from 'vitest'
import { keptPrice, versionFrom, keptPolicy } from '#contracts/kept-prices.ts'
import { columnsOf, requestFrom, type LifeRow } from '#contracts/request-columns.ts'

const stay = { checkIn: calendarDay('2026-12-01'), checkOut: calendarDay('2026-12-03') }
const extras = [
  { childNoBed: true, childWithBed: false, extraBed: true },
  { childNoBed: false, childWithBed: true, extraBed: false },
]
const lines = Array.from({ length: 2 * 2 * 10 }, (_, place) => BigInt(1_000 + place))
const price = priceOfLines(lines, { stay, extras, currency: 'EUR' })
const version = (number: number, reason?: string): PriceVersion => {
  const made = { number, price, packageVersion: 7, policy: aPolicy }
  return reason === undefined ? made : { ...made, reason }
}
const priced: Partial<BookingRequest> = { priceVersions: [version(1), version(2, 'the fair')], priceInForce: 1 }
const by = someone('reservations', '5')
const alternative = {
  propertyId: asPropertyId(7),
  stay,
  rooms: [{ roomTypeId: asRoomTypeId(70), extras: extras[0]! }],
  priceShown: eur(880),
}
const validated = { price, packageVersion: 8, policy: aPolicy, checkInAt: noon }

/** What PostgreSQL gives back of the columns: JSON as the text that it was sent as. */
function asRow({ requestId, ...columns }: ReturnType<typeof columnsOf>, request: BookingRequest): LifeRow {
  return { ...columns, id: requestId, contractId: request.contractId }
}

it.each<[string, Partial<BookingRequest>]>([
  ['is new', { answerDueAt: noon }],
  ['was offered another price', { offer: { version: version(2, 'the fair'), until: noon } }],
  ['has a deadline', { charges: ['request/1/v2/charge'], paymentDeadline: { at: noon } }],
  ['has a deadline that stands still', { paymentDeadline: { at: noon, heldSince: noon - hours(1) } }],
  [
    'was answered by its hotel',
    {
      assignedTo: '5',
      hotelQuestion: 2,
      hotelAnswer: {
        says: 'another-price',
        number: 1,
        price: { per: 'night', amount: money(12_345_678_901_234n, 'IRR') },
        at: noon,
        remark: '5n',
      },
      hotelConfirmationNumber: 'H-9',
    },
  ],
  ['is to be cancelled', { application: { kind: 'cancel', state: 'Requested', appliedAt: noon, penalty: eur(90) } }],
  ['is to be changed', { application: { kind: 'change', state: 'Approved', appliedAt: noon, stay: validated } }],
  [
    'was rejected',
    {
      closing: { at: noon, by, reason: 'full', reasonCode: 'full', alternatives: [alternative], released: eur(0) },
      notesReopened: true,
    },
  ],
])('a request that %s comes back as it was kept', (_, changes) => {
  const request = aRequest({ ...priced, ...changes })
  const row = asRow(columnsOf(request, { who: 'desk' }), request)
  expect(requestFrom(request.agencyId, row, request.priceVersions)).toEqual(request)
})

it.each([version(1), version(2, 'the fair')])('price version $number comes back to the last line', (made) => {
  const { lines: written, ...kept } = keptPrice(made.price)
  const row = {
    ...kept,
    lines: written.map(Number),
    number: made.number,
    policy: keptPolicy(made.policy),
    packageVersion: made.packageVersion,
    reason: made.reason ?? null,
  }
  expect(versionFrom(row)).toEqual(made)
})
