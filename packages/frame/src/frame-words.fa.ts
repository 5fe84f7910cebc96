import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#frame-words.en.ts'

export const fa = {
  search: 'جست‌وجو',
  notFoundTitle: 'چیزی پیدا نشد',
  notFoundText: 'در این فهرست موردی با «{text}» پیدا نشد.',
  inAll: { other: '# مورد' },
  inAllMany: 'بیش از {count} مورد',
  goneTitle: 'اینجا چیزی نیست',
  goneText: 'شاید حذف شده باشد، یا نشانی آن کامل نیست.',
  backTo: 'بازگشت به فهرست «{page}»',
} satisfies TranslationOf<typeof en>
