import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#kit/carousel/carousel-words.en.ts'

export const fa = {
  carousel: 'نمایش اسلاید',
  pause: 'توقف نمایش',
  play: 'ادامه نمایش',
  previous: 'اسلاید قبلی',
  next: 'اسلاید بعدی',
  slideNamed: 'اسلاید {n} از {total}: {name}',
} satisfies TranslationOf<typeof en>
