import { describe, expect, it } from 'vitest'
import { sayRoomRules } from '#words/room-rules-sentence.ts'

const rules = (extraBed: boolean, childWithBed: boolean, together: boolean, childNoBed: boolean) => ({
  extraBedIsAllowed: extraBed,
  childWithBedIsAllowed: childWithBed,
  extraBedAndChildWithBedAreAllowedTogether: together,
  childNoBedIsAllowed: childNoBed,
})

describe('the rules of a room in one sentence', () => {
  it.each([
    [
      2,
      rules(true, true, false, true),
      'Two adults; one extra bed for an adult or one child with bed, not both; a child under 6 without bed is allowed',
      'دو بزرگسال؛ یک تخت اضافه برای بزرگسال یا یک کودک با تخت، نه هر دو؛ کودک زیر ۶ سال بدون تخت پذیرفته می‌شود',
    ],
    [
      3,
      rules(true, true, true, false),
      'Three adults; one extra bed for an adult and one child with bed, also together; no child without bed',
      'سه بزرگسال؛ یک تخت اضافه برای بزرگسال و یک کودک با تخت، هر دو با هم هم ممکن است؛ کودک بدون تخت پذیرفته نمی‌شود',
    ],
    [
      1,
      rules(true, false, false, false),
      'One adult; one extra bed for an adult; no child without bed',
      'یک بزرگسال؛ یک تخت اضافه برای بزرگسال؛ کودک بدون تخت پذیرفته نمی‌شود',
    ],
    [
      2,
      rules(false, true, false, true),
      'Two adults; one child of 6 to 11 with bed; a child under 6 without bed is allowed',
      'دو بزرگسال؛ یک کودک ۶ تا ۱۱ سال با تخت؛ کودک زیر ۶ سال بدون تخت پذیرفته می‌شود',
    ],
    [
      12,
      rules(false, false, false, false),
      'Twelve adults; no further bed; no child without bed',
      'دوازده بزرگسال؛ تخت اضافه ندارد؛ کودک بدون تخت پذیرفته نمی‌شود',
    ],
  ])('%i of its own beds, %j', (baseCapacity, flags, english, persian) => {
    expect(sayRoomRules('en', { baseCapacity, rules: flags })).toBe(english)
    expect(sayRoomRules('fa', { baseCapacity, rules: flags })).toBe(persian)
  })

  it('does not speak of both beds together where one of them is not allowed', () => {
    const onlyChild = sayRoomRules('en', { baseCapacity: 2, rules: rules(false, true, true, false) })
    expect(onlyChild).not.toContain('together')
  })
})
