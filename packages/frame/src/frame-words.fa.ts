import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#frame-words.en.ts'

export const fa = {
  search: 'جست‌وجو',
  notFoundTitle: 'چیزی پیدا نشد',
  notFoundText: 'در این فهرست موردی با «{text}» پیدا نشد.',
  inAll: { other: '# مورد' },
  inAllMany: 'بیش از {count} مورد',
  goneTitle: 'این مورد پیدا نشد',
  goneText: 'شاید حذف شده یا نشانی آن درست نیست.',
  backTo: 'بازگشت به فهرست «{page}»',
  lossTitle: 'از حساب خارج شده‌اید',
  lossText:
    'برای ورود دوباره باید از این صفحه خارج شوید و آنچه نوشته‌اید هنوز ذخیره نشده است. اول هر چه لازم دارید کپی کنید.',
  lossStay: 'ماندن در صفحه',
  lossLogIn: 'ورود دوباره',
} satisfies TranslationOf<typeof en>
