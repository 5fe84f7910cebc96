import { expect, test } from 'vitest'
import type { CommissionTerm } from '#catalogue/commission.ts'
import type { RoomRates } from '#catalogue/room-rates.ts'
import { priceStay } from '#stay/price/stay-price.ts'
import type { PricedRoom } from '#stay/price/stay-price.ts'
import { ratesOf, stayOf, termOf } from '#testing/price-lists.ts'

// Stays worked out by hand, in minor units. The sums are written as one would on paper, from the price lists below:
// nights times price, an & between rooms. A check-out is the morning after the last night.
// A room is followed by its extras: cnb child without bed, cwb child with bed, eb extra bed.

const rates: Record<string, RoomRates> = {
  double: ratesOf(
    'EUR',
    [10_000, 1000, 3000, 4500],
    { '2026-07-01..2026-08-31': 15_000, '2026-07-10..2026-07-12': 22_000 }, // summer, and a fair within it
    [
      ['2026-07-15', [1000, 0, 0, 0]],
      ['2026-07-15', [1500, 100, 0, 0]],
      ['2026-08-20', [-2500, 0, 0, -500]],
      ['2026-09-05', [-20_000, 0, 0, -9000]], // takes more than the night costs
      ['2026-12-31', [8000, 500, 1500, 2000]],
      ['2027-03-20..2027-03-22', [3000, 0, 0, 0]],
    ],
  ),
  family: ratesOf('EUR', [18_050, 0, 2525, 4075]),
  // Two periods of ten nights that share the nights of 6 to 10 October.
  autumn: ratesOf('EUR', [9000, 0, 0, 0], { '2026-10-01..2026-10-10': 11_000, '2026-10-06..2026-10-15': 13_000 }),
  leap: ratesOf('EUR', [10_000, 0, 0, 0], { '2028-02-29..2028-02-29': 12_000 }),
  suite: ratesOf(
    'IRR',
    [4_500_000_000, 300_000_000, 800_000_000, 1_200_000_000],
    { '2027-03-21..2027-04-02': 9_750_000_000 },
    [['2027-03-21', [2_000_000_000, 0, 150_000_000, 250_000_000]]],
  ),
}

const terms: Record<string, readonly CommissionTerm[]> = {
  none: [],
  plain: [termOf('2026-06-01..2026-09-30', 'EUR', 800)],
  promo: [termOf('2026-07-15..2026-07-16', 'EUR', 1500), termOf('2026-07-01..2026-07-20', 'EUR', 800, 200)],
  huge: [termOf('2026-01-01..2026-12-31', 'EUR', 12_000, 6000)],
  rials: [termOf('2027-03-01..2027-03-31', 'IRR', 450_000_000, 50_000_000)],
}

const oneRoom = `
stay                                 | dates                  | nights | rooms             | room             | extras               | special       |  total
one night at the base price          | 2026-06-10..2026-06-11 |      1 | double            | 10000            | 0                    | 0             |  10000
three nights at the base price       | 2026-06-10..2026-06-13 |      3 | double            | 3*10000          | 0                    | 0             |  30000
all within summer                    | 2026-07-20..2026-07-24 |      4 | double            | 4*15000          | 0                    | 0             |  60000
into summer                          | 2026-06-30..2026-07-02 |      2 | double            | 10000+15000      | 0                    | 0             |  25000
out of summer                        | 2026-08-31..2026-09-02 |      2 | double            | 15000+10000      | 0                    | 0             |  25000
leaves on the day summer begins      | 2026-06-28..2026-07-01 |      3 | double            | 3*10000          | 0                    | 0             |  30000
leaves the morning after summer      | 2026-08-30..2026-09-01 |      2 | double            | 2*15000          | 0                    | 0             |  30000
the whole summer with the fair       | 2026-07-01..2026-09-01 |     62 | double            | 59*15000+3*22000 | 0                    | 2500-2500     | 951000
across the fair                      | 2026-07-09..2026-07-14 |      5 | double            | 2*15000+3*22000  | 0                    | 0             |  96000
the last night of the fair           | 2026-07-12..2026-07-13 |      1 | double            | 22000            | 0                    | 0             |  22000
the night after the fair             | 2026-07-13..2026-07-14 |      1 | double            | 15000            | 0                    | 0             |  15000
later listed of two equal periods    | 2026-10-04..2026-10-08 |      4 | autumn            | 2*11000+2*13000  | 0                    | 0             |  48000
last night of the first period       | 2026-10-10..2026-10-12 |      2 | autumn            | 2*13000          | 0                    | 0             |  26000
out of the second period             | 2026-10-14..2026-10-17 |      3 | autumn            | 2*13000+9000     | 0                    | 0             |  35000
over the turn of the year            | 2026-12-28..2027-01-02 |      5 | autumn            | 5*9000           | 0                    | 0             |  45000
29 February at its own price         | 2028-02-28..2028-03-01 |      2 | leap              | 10000+12000      | 0                    | 0             |  22000
28 February of a common year         | 2027-02-28..2027-03-01 |      1 | leap              | 10000            | 0                    | 0             |  10000
only 29 February                     | 2028-02-29..2028-03-01 |      1 | leap              | 12000            | 0                    | 0             |  12000
a whole February of 29 nights        | 2028-02-01..2028-03-01 |     29 | leap              | 28*10000+12000   | 0                    | 0             | 292000
a whole February of 28 nights        | 2027-02-01..2027-03-01 |     28 | leap              | 28*10000         | 0                    | 0             | 280000
New Year's Eve                       | 2026-12-31..2027-01-01 |      1 | double            | 10000            | 0                    | 8000          |  18000
around New Year's Eve                | 2026-12-30..2027-01-02 |      3 | double            | 3*10000          | 0                    | 8000          |  38000
leaves on New Year's Eve             | 2026-12-29..2026-12-31 |      2 | double            | 2*10000          | 0                    | 0             |  20000
a special date of three nights       | 2027-03-19..2027-03-24 |      5 | double            | 5*10000          | 0                    | 3*3000        |  59000
two special dates on one night       | 2026-07-15..2026-07-16 |      1 | double            | 15000            | 0                    | 1000+1500     |  17500
the same with a child without bed    | 2026-07-14..2026-07-17 |      3 | double cnb        | 3*15000          | 3*1000               | 1000+1500+100 |  50600
a cheaper special date               | 2026-08-20..2026-08-21 |      1 | double            | 15000            | 0                    | -2500         |  12500
a cheaper one with an extra bed      | 2026-08-19..2026-08-22 |      3 | double eb         | 3*15000          | 3*4500               | -2500-500     |  55500
a discount larger than the price     | 2026-09-05..2026-09-06 |      1 | double eb         | 10000            | 4500                 | -10000-4500   |      0
that discount within a longer stay   | 2026-09-04..2026-09-07 |      3 | double            | 3*10000          | 0                    | -10000        |  20000
New Year's Eve with two children     | 2026-12-31..2027-01-01 |      1 | double cnb cwb    | 10000            | 1000+3000            | 8000+500+1500 |  24000
child without bed                    | 2026-06-10..2026-06-12 |      2 | double cnb        | 2*10000          | 2*1000               | 0             |  22000
child with bed                       | 2026-06-10..2026-06-12 |      2 | double cwb        | 2*10000          | 2*3000               | 0             |  26000
extra bed                            | 2026-06-10..2026-06-12 |      2 | double eb         | 2*10000          | 2*4500               | 0             |  29000
all three extras                     | 2026-06-10..2026-06-13 |      3 | double cnb cwb eb | 3*10000          | 3*1000+3*3000+3*4500 | 0             |  55500
a child that costs nothing           | 2026-06-10..2026-06-13 |      3 | family cnb        | 3*18050          | 3*0                  | 0             |  54150
child with bed and extra bed         | 2026-09-28..2026-10-03 |      5 | family cwb eb     | 5*18050          | 5*2525+5*4075        | 0             | 123250
extras cost the same in every period | 2026-08-30..2026-09-02 |      3 | double cwb        | 2*15000+10000    | 3*3000               | 0             |  49000
`

const severalRooms = `
stay                            | dates                  | nights | rooms                       | room                        | extras          | special              |  total
two rooms alike                 | 2026-06-10..2026-06-12 |      2 | double & double             | 2*10000 & 2*10000           | 0 & 0           | 0 & 0                |  40000
two rooms of different kinds    | 2026-06-29..2026-07-02 |      3 | double cnb & family eb      | 2*10000+15000 & 3*18050     | 3*1000 & 3*4075 | 0 & 0                | 104375
three rooms over New Year's Eve | 2026-12-31..2027-01-02 |      2 | double & double eb & family | 2*10000 & 2*10000 & 2*18050 | 0 & 2*4500 & 0  | 8000 & 8000+2000 & 0 | 103100
`

const withCommission = `
stay                               | dates                  | nights | rooms           | terms | room              | extras | special     | total | commission    | final
commission every night             | 2026-06-10..2026-06-13 |      3 | double          | plain | 3*10000           | 0      | 0           | 30000 | 3*800         | 27600
promoted only from the third night | 2026-05-30..2026-06-02 |      3 | double          | plain | 3*10000           | 0      | 0           | 30000 | 800           | 29200
not promoted on these dates        | 2026-10-05..2026-10-07 |      2 | double          | plain | 2*10000           | 0      | 0           | 20000 | 0             | 20000
with extra commission              | 2026-07-01..2026-07-04 |      3 | double          | promo | 3*15000           | 0      | 0           | 45000 | 3*800+3*200   | 42000
two nights with terms of their own | 2026-07-14..2026-07-18 |      4 | double          | promo | 4*15000           | 0      | 2500        | 62500 | 2*1000+2*1500 | 57500
the promotion ends during the stay | 2026-07-20..2026-07-22 |      2 | double          | promo | 2*15000           | 0      | 0           | 30000 | 800+200       | 29000
commission for each of two rooms   | 2026-07-01..2026-07-03 |      2 | double & family | promo | 2*15000 & 2*18050 | 0 & 0  | 0 & 0       | 66100 | 4*1000        | 62100
never more than the night costs    | 2026-06-10..2026-06-12 |      2 | double          | huge  | 2*10000           | 0      | 0           | 20000 | 2*10000       |     0
the extra gets what is left        | 2026-07-20..2026-07-21 |      1 | double          | huge  | 15000             | 0      | 0           | 15000 | 12000+3000    |     0
a child leaves more for the extra  | 2026-07-20..2026-07-21 |      1 | double cnb      | huge  | 15000             | 1000   | 0           | 16000 | 12000+4000    |     0
both in full on a dear night       | 2026-07-10..2026-07-11 |      1 | double          | huge  | 22000             | 0      | 0           | 22000 | 12000+6000    |  4000
each night has its own limit       | 2026-07-09..2026-07-11 |      2 | double          | huge  | 15000+22000       | 0      | 0           | 37000 | 15000+18000   |  4000
no commission on a free night      | 2026-09-05..2026-09-06 |      1 | double eb       | huge  | 10000             | 4500   | -10000-4500 |     0 | 0             |     0
`

const rialsAbove31Bits = `
stay                              | dates                  | nights | rooms            | terms | room                                              | extras                                  | special                           |        total | commission  |        final
rials above 2^31                  | 2027-03-10..2027-03-11 |      1 | suite            | none  | 4500000000                                        | 0                                       | 0                                 |   4500000000 | 0           |   4500000000
rials into Nowruz                 | 2027-03-20..2027-03-23 |      3 | suite            | none  | 4500000000+2*9750000000                           | 0                                       | 2000000000                        |  26000000000 | 0           |  26000000000
all of Nowruz with all extras     | 2027-03-21..2027-04-03 |     13 | suite cnb cwb eb | none  | 13*9750000000                                     | 13*300000000+13*800000000+13*1200000000 | 2000000000+150000000+250000000    | 159050000000 | 0           | 159050000000
rials with commission until March | 2027-03-30..2027-04-02 |      3 | suite            | rials | 3*9750000000                                      | 0                                       | 0                                 |  29250000000 | 2*500000000 |  28250000000
two suites over Nowruz            | 2027-03-19..2027-03-22 |      3 | suite & suite eb | rials | 2*4500000000+9750000000 & 2*4500000000+9750000000 | 0 & 3*1200000000                        | 2000000000 & 2000000000+250000000 |  45350000000 | 6*500000000 |  42350000000
`

type Row = (column: string, otherwise?: string) => string

function rowsOf(table: string): [stay: string, cell: Row][] {
  const lines = table.trim().split('\n')
  const [header = [], ...rows] = lines.map((line) => line.split('|').map((cell) => cell.trim()))
  return rows.map((cells) => [
    cells[0] ?? '',
    (column, otherwise = 'missing') => cells[header.indexOf(column)] ?? otherwise,
  ])
}

/** `2*800+3*200-50` is 2150. */
function valueOf(arithmetic: string): bigint {
  const products = arithmetic
    .trim()
    .replaceAll(/(?<=\d)-/g, '+-')
    .split('+')
  return products
    .map((product) =>
      product
        .split('*')
        .map(BigInt)
        .reduce((a, b) => a * b),
    )
    .reduce((a, b) => a + b)
}

function roomOf(text: string): PricedRoom {
  const [name = '', ...extras] = text.trim().split(' ')
  const known = rates[name]
  if (!known) throw new Error(`no price list for ${name}`)
  const chosen = (extra: string) => extras.includes(extra)
  return { rates: known, extras: { childNoBed: chosen('cnb'), childWithBed: chosen('cwb'), extraBed: chosen('eb') } }
}

const stays = [oneRoom, severalRooms, withCommission, rialsAbove31Bits].flatMap(rowsOf)

test.each(stays)('prices %s', (_, cell) => {
  const rooms = cell('rooms').split('&').map(roomOf)
  const currency = rooms[0]?.rates.basePrice.currency ?? 'EUR'
  const commissionTerms = terms[cell('terms', 'none')] ?? []
  const price = priceStay({ stay: stayOf(cell('dates')), rooms, commissionTerms, currency })

  expect(price.rooms.map((room) => room.nights)).toEqual(rooms.map(() => Number(cell('nights'))))
  expect(price.rooms.map((room) => room.stayTotal.minor)).toEqual(cell('room').split('&').map(valueOf))
  expect(price.rooms.map((room) => room.extrasTotal.minor)).toEqual(cell('extras').split('&').map(valueOf))
  expect(price.rooms.map((room) => room.extraCharge.minor)).toEqual(cell('special').split('&').map(valueOf))
  expect(price.totalPrice).toEqual({ minor: valueOf(cell('total')), currency })
  expect(price.totalCommission).toEqual({ minor: valueOf(cell('commission', '0')), currency })
  expect(price.finalPrice).toEqual({ minor: valueOf(cell('final', cell('total'))), currency })
})
