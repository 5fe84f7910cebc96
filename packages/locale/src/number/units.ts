import { say } from '#message.ts'
import type { Plural, TranslationOf } from '#message.ts'
import type { Language } from '#language.ts'

const en = {
  night: { one: '# night', other: '# nights' },
  room: { one: '# room', other: '# rooms' },
  guest: { one: '# guest', other: '# guests' },
  adult: { one: '# adult', other: '# adults' },
  child: { one: '# child', other: '# children' },
  star: { one: '# star', other: '# stars' },
  hotel: { one: '# hotel', other: '# hotels' },
  day: { one: '# day', other: '# days' },
  hour: { one: '# hour', other: '# hours' },
  minute: { one: '# minute', other: '# minutes' },
  second: { one: '# second', other: '# seconds' },
} as const satisfies Record<string, Plural>

export type Unit = keyof typeof en

const fa = {
  night: { other: '# شب' },
  room: { other: '# اتاق' },
  guest: { other: '# مسافر' },
  adult: { other: '# بزرگسال' },
  child: { other: '# کودک' },
  star: { other: '# ستاره' },
  hotel: { other: '# هتل' },
  day: { other: '# روز' },
  hour: { other: '# ساعت' },
  minute: { other: '# دقیقه' },
  second: { other: '# ثانیه' },
} as const satisfies TranslationOf<typeof en>

const words = { en, fa }

/** "5 nights", «۵ شب». */
export function showQuantity(language: Language, count: number, unit: Unit): string {
  return say(language, words[language][unit], { count })
}
