import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/contracts/balances/messages.en.ts'

export const fa = {
  title: 'مانده آژانس‌ها',
  note: 'تحلیل سنی بدهی هر آژانس',
  tabs: 'مانده‌ها',
  owing: 'بدهکاران',
  creditTab: 'بستانکاران',
  currency: 'ارز',
  agency: 'آژانس',
  balance: 'بدهی',
  notYet: 'سررسید نشده',
  week: '۱ تا ۷ روز',
  month: '۸ تا ۳۰ روز',
  older: 'بیش از ۳۰ روز',
  credit: 'بستانکاری',
  emptyOwing: 'کسی بدهی ندارد',
  emptyOwingText: 'آژانس‌های بدهکار به این ارز اینجا می‌آید؛ بیشترین بدهی اول.',
  emptyCredit: 'کسی بستانکار نیست',
  emptyCreditText: 'آژانس‌هایی که مبلغ تخصیص‌نیافته دارند اینجا می‌آید.',
  contracts: 'قراردادها',
} satisfies TranslationOf<typeof en>
