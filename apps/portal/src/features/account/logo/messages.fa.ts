import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/account/logo/messages.en.ts'

export const fa = {
  title: 'لوگوی آژانس',
  note: 'لوگو بالای واچری می‌آید که مسافران شما به هتل ارائه می‌دهند.',
  logo: 'لوگو',
  choose: 'انتخاب تصویر',
  chooseOther: 'انتخاب تصویر دیگر',
  drop: 'لوگو را اینجا رها کنید',
  hint: 'PNG، JPEG یا WebP تا {megabytes} مگابایت. تصویر مربع با زمینه شفاف بهتر دیده می‌شود.',
  remove: 'حذف لوگو',
  removeTitle: 'لوگو حذف شود؟',
  removeText: 'پس از حذف، روی اوراق شما حرف اول نام آژانس می‌آید.',
  none: 'هنوز لوگویی ثبت نشده است؛ روی اوراق شما حرف اول نام آژانس می‌آید.',
  set: 'لوگو ذخیره شد و از این پس روی اوراق جدید می‌آید.',
  removed: 'لوگو حذف شد',
  forOwners: 'فقط مدیران آژانس می‌توانند آن را تغییر دهند.',
  preview: 'روی کاغذ',
  previewNote: 'نمونه: سربرگ واچر این‌گونه دیده می‌شود.',
  logoOf: 'لوگوی {agency}',
  voucher: 'واچر',
  voucherTitle: 'واچر هتل',
} as const satisfies TranslationOf<typeof en>
