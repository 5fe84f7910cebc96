import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#kit/words.en.ts'

export const fa = {
  shortName: 'سرای',
  byBrand: 'از کاروانسرا',
  version: 'نسخه {version}',
  copyright: '© {year} کاروانسرا',
  support: 'پشتیبانی {phone}',

  close: 'بستن',
  cancel: 'انصراف',
  retry: 'تلاش دوباره',
  loading: 'در حال بارگذاری…',
  loadFailed: 'این بخش بارگذاری نشد',
  reference: 'کد پیگیری خطا: {id}',

  language: 'زبان',
  theme: 'پوسته',
  themeLight: 'روشن',
  themeDark: 'تیره',
  themeSystem: 'مطابق دستگاه',

  skipToContent: 'پرش به محتوای اصلی',
  mainNavigation: 'منوی اصلی',
  menu: 'منو',
  collapseMenu: 'جمع کردن منو',
  expandMenu: 'باز کردن منو',
  account: 'حساب کاربری',
  accountOf: 'حساب کاربری {name}',
  changePassword: 'تغییر رمز عبور',
  logOut: 'خروج',
  today: 'امروز',
  search: 'جست‌وجو',

  palettePlaceholder: 'جست‌وجو یا نوشتن فرمان…',
  paletteEmpty: 'چیزی پیدا نشد',
  paletteFound: { other: '# نتیجه' },
  keys: 'میان‌برهای صفحه‌کلید',
  keysAnywhere: 'همه‌جا',
  keysThen: 'سپس',
  keysSingle: 'میان‌برهای تک‌کلیدی',
  keysSingleHelp: 'اگر با صدا تایپ می‌کنید یا کلیدها ناخواسته زده می‌شوند، خاموششان کنید. Ctrl K همیشه کار می‌کند.',
  keyPalette: 'جست‌وجو و فرمان‌ها',
  keyList: 'همین فهرست',
} satisfies TranslationOf<typeof en>
