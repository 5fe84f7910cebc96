import type { CancellationPolicy } from '@sarai/domain/stay/cancellation-policy.ts'
import { inOrder } from '@sarai/domain/stay/settable-policy.ts'
import type { Language } from '#language.ts'
import { say } from '#message.ts'
import type { TranslationOf } from '#message.ts'
import { showPercent } from '#number/number-display.ts'
import { showQuantity } from '#number/units.ts'

const en = {
  always: 'Free of charge at any time',
  until: 'Free of charge up to {days} before check-in',
  untilCheckIn: 'Free of charge up to check-in',
  from: 'From {days} before check-in: {part} of the price',
  fromCheckIn: 'From check-in: {part} of the price',
} as const

const fa = {
  always: 'در هر زمان رایگان',
  until: 'تا {days} پیش از ورود رایگان',
  untilCheckIn: 'تا زمان ورود رایگان',
  from: 'از {days} پیش از ورود: {part} قیمت',
  fromCheckIn: 'از زمان ورود: {part} قیمت',
} as const satisfies TranslationOf<typeof en>

const words = { en, fa }

/** What cancelling costs from when on, a line for each change: first how long it is free, then every step that costs. */
export function sayCancellation(language: Language, policy: CancellationPolicy): string[] {
  const t = words[language]
  const costly = inOrder(policy).filter(({ percent }) => percent > 0)
  const [first] = costly
  if (first === undefined) return [t.always]
  const days = (count: number) => showQuantity(language, count, 'day')
  const free = first.daysBefore === 0 ? t.untilCheckIn : say(language, t.until, { days: days(first.daysBefore) })
  const steps = costly.map(({ daysBefore, percent }) => {
    const part = showPercent(language, percent / 100)
    return daysBefore === 0
      ? say(language, t.fromCheckIn, { part })
      : say(language, t.from, { days: days(daysBefore), part })
  })
  return [free, ...steps]
}
