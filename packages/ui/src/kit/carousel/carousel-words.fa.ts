import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#kit/carousel/carousel-words.en.ts'

export const fa = {
  pause: 'توقف نمایش',
  play: 'ادامه نمایش',
  previous: 'اسلاید قبلی',
  next: 'اسلاید بعدی',
  slide: 'اسلاید {n} از {total}',
  slideNamed: 'اسلاید {n} از {total}: {name}',
} satisfies TranslationOf<typeof en>
