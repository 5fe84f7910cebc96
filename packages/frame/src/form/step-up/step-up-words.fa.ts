import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#form/step-up/step-up-words.en.ts'

export const fa = {
  password: 'رمز عبور فعلی شما',
  passwordHint: 'دوباره می‌پرسیم تا کس دیگری نتواند به نام شما این کار را انجام دهد',
  code: 'کد برنامه رمزساز شما',
  codeHint: 'هر کد فقط یک بار کار می‌کند. اگر همین حالا کدی را به کار برده‌اید، منتظر کد بعدی بمانید.',
} satisfies TranslationOf<typeof en>
