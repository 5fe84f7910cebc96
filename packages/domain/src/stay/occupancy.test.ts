import { describe, expect, test } from 'vitest'
import { guestTypeById, guestTypes } from '#stay/guest-type.ts'
import type { GuestTypeCode } from '#stay/guest-type.ts'
import { checkExtras, checkOccupancy, chooseBed, guestTypesOf, isAllowed, mustChooseBed } from '#stay/occupancy.ts'
import type { RoomRules } from '#stay/occupancy.ts'
import type { ChosenExtras, Extra } from '#catalogue/room-rates.ts'

/** `eb cwb cnb together` → the flags of a room type. */
function rulesOf(flags: string): RoomRules {
  const has = (flag: string) => flags.split(' ').includes(flag)
  return {
    extraBedIsAllowed: has('eb'),
    childWithBedIsAllowed: has('cwb'),
    childNoBedIsAllowed: has('cnb'),
    extraBedAndChildWithBedAreAllowedTogether: has('together'),
  }
}

function extrasOf(chosen: string): ChosenExtras {
  const has = (extra: string) => chosen.split(' ').includes(extra)
  return { extraBed: has('eb'), childWithBed: has('cwb'), childNoBed: has('cnb') }
}

test.each([
  ['extraBed', 'eb', true],
  ['extraBed', 'cwb cnb together', false],
  ['childWithBed', 'cwb', true],
  ['childWithBed', 'eb cnb together', false],
  ['childNoBed', 'cnb', true],
  ['childNoBed', 'eb cwb together', false],
] satisfies [Extra, string, boolean][])('offers %s in a room with the rules "%s": %s', (extra, rules, expected) => {
  expect(isAllowed(extra, rulesOf(rules))).toBe(expected)
})

describe('the three-way choice [wizard-11]', () => {
  test.each([
    ['eb cwb', true],
    ['eb cwb together', false],
    ['eb', false],
    ['cwb', false],
    ['cnb', false],
  ])('is offered in a room with the rules "%s": %s', (rules, expected) => {
    expect(mustChooseBed(rulesOf(rules))).toBe(expected)
  })

  test.each([
    ['adult', 'cwb cnb', 'eb cnb'],
    ['child', 'eb cnb', 'cwb cnb'],
    ['none', 'eb', ''],
    ['none', 'cwb cnb', 'cnb'],
  ] as const)('%s turns "%s" into "%s"', (choice, chosen, expected) => {
    expect(chooseBed(choice, extrasOf(chosen))).toEqual(extrasOf(expected))
  })
})

describe('the extras of a room', () => {
  test.each([
    ['', ''],
    ['eb', 'eb'],
    ['cwb', 'cwb'],
    ['cnb', 'cnb'],
    ['eb cwb', 'eb'],
    ['eb cwb', 'cwb'],
    ['eb cwb cnb', 'cwb cnb'],
    ['eb cwb cnb together', 'eb cwb cnb'],
  ])('rules "%s" allow "%s" [wizard-10]', (rules, chosen) => {
    expect(checkExtras(extrasOf(chosen), rulesOf(rules))).toEqual({ ok: true, value: extrasOf(chosen) })
  })

  test.each([
    ['', 'eb cwb cnb', ['extraBed', 'childWithBed', 'childNoBed']],
    ['cwb cnb', 'eb', ['extraBed']],
    ['eb cnb', 'cwb cnb', ['childWithBed']],
    ['eb cwb together', 'cnb', ['childNoBed']],
    ['eb cwb cnb', 'eb cwb cnb', ['extraBed', 'childWithBed']],
  ])('rules "%s" refuse "%s" [wizard-10]', (rules, chosen, fields) => {
    const refusal = { ok: false, why: 'OCCUPANCY_RULE', fields }
    expect(checkExtras(extrasOf(chosen), rulesOf(rules))).toEqual(refusal)
  })
})

describe('the guests of a room', () => {
  const room = { baseCapacity: 2, rules: rulesOf('eb cwb cnb') }

  test('are the main adults and one for each extra [wizard-10]', () => {
    expect(guestTypesOf(2, extrasOf(''))).toEqual(['ADT', 'ADT'])
    expect(guestTypesOf(1, extrasOf('eb cwb cnb'))).toEqual(['ADT', 'ADTEB', 'CHDNB', 'CHDWB'])
  })

  test('may be named in any order', () => {
    const extras = extrasOf('cwb cnb')
    const outcome = checkOccupancy(room, extras, ['CHDWB', 'ADT', 'CHDNB', 'ADT'])
    expect(outcome).toEqual({ ok: true, value: extras })
  })

  test.each([
    [['ADT']],
    [['ADT', 'ADT', 'ADT']],
    [['ADT', 'ADT', 'ADTEB']],
    [['ADT', 'ADT', 'CHDNB', 'CHDNB']],
    [['ADT', 'ADT']],
  ] satisfies [GuestTypeCode[]][])('are refused as %j when a child without bed was chosen', (guests) => {
    const refusal = { ok: false, why: 'OCCUPANCY_RULE', fields: ['guests'] }
    expect(checkOccupancy(room, extrasOf('cnb'), guests)).toEqual(refusal)
  })

  test.each([[['ADT', 'ADT', 'CHDNB']], [['ADT']]] satisfies [GuestTypeCode[]][])(
    'do not matter when the rules forbid an extra: %j',
    (guests) => {
      const outcome = checkOccupancy({ ...room, rules: rulesOf('') }, extrasOf('cnb'), guests)
      expect(outcome).toEqual({ ok: false, why: 'OCCUPANCY_RULE', fields: ['childNoBed'] })
    },
  )
})

test.each([
  [1, 'ADT'],
  [2, 'ADTEB'],
  [3, 'CHDNB'],
  [4, 'CHDWB'],
] as const)('guest type %i is %s on the wire [wizard-13]', (id, code) => {
  expect(guestTypeById(id)).toBe(guestTypes[code])
  expect(guestTypes[code]).toMatchObject({ id, code })
})

test('there is no guest type 0 or 5', () => {
  expect([guestTypeById(0), guestTypeById(5)]).toEqual([undefined, undefined])
})
