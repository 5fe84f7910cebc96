import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/voucher/messages.en.ts'

export const fa = {
  checking: 'در حال استعلام واچر…',
  checkingText: 'چند لحظه صبر کنید.',
  valid: 'این واچر معتبر است',
  validText: 'رزرو تأیید و پرداخت شده است. لطفاً شماره و نام هتل را با واچر چاپی تطبیق دهید.',
  replaced: 'واچر جدیدتری جایگزین این واچر شده است',
  replacedText: 'مشخصات رزرو تغییر کرده و این واچر دیگر اعتبار ندارد. از مسافر بخواهید آخرین واچر را ارائه دهد.',
  revoked: 'این واچر باطل شده است',
  revokedText: 'رزرو لغو شده و این واچر دیگر اعتبار ندارد. لطفاً با آژانس مسافرتی تماس بگیرید.',
  unknown: 'چنین واچری پیدا نشد',
  unknownText: 'کد روی واچر را یک بار دیگر اسکن کنید. اگر باز همین صفحه آمد، با آژانس صادرکننده تماس بگیرید.',
  failed: 'استعلام واچر انجام نشد',
  tryAgain: 'تلاش دوباره',
  number: 'واچر',
  hotel: 'هتل',
  checkedAt: 'زمان استعلام (تهران)',
} as const satisfies TranslationOf<typeof en>
