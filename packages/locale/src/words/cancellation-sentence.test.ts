import { describe, expect, it } from 'vitest'
import { sayCancellation } from '#words/cancellation-sentence.ts'

const step = (daysBefore: number, percent: number) => ({ daysBefore, percent })

describe('a cancellation policy in plain words', () => {
  it.each([
    [[], ['Free of charge at any time'], ['در هر زمان رایگان']],
    [[step(7, 0)], ['Free of charge at any time'], ['در هر زمان رایگان']],
    [
      [step(1, 100), step(14, 0), step(7, 50)],
      [
        'Free of charge up to 7 days before check-in',
        'From 7 days before check-in: 50% of the price',
        'From 1 day before check-in: 100% of the price',
      ],
      ['تا ۷ روز پیش از ورود رایگان', 'از ۷ روز پیش از ورود: ۵۰٪ قیمت', 'از ۱ روز پیش از ورود: ۱۰۰٪ قیمت'],
    ],
    [
      [step(0, 100)],
      ['Free of charge up to check-in', 'From check-in: 100% of the price'],
      ['تا زمان ورود رایگان', 'از زمان ورود: ۱۰۰٪ قیمت'],
    ],
  ])('says when it begins to cost, and how much', (policy, english, persian) => {
    expect(sayCancellation('en', policy)).toEqual(english)
    expect(sayCancellation('fa', policy)).toEqual(persian)
  })
})
