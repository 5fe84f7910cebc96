import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#booking/commission-words.en.ts'

export const fa = {
  unit: 'هر اتاق در هر شب',
  extra: 'کمیسیون تشویقی {amount}',
  none: 'در حال حاضر هتل ویژه‌ای معرفی نشده است',
  noneText: 'هتل‌های دارای کمیسیون ویژه با تاریخشان همین‌جا نمایش داده می‌شوند.',
  allHotels: { other: 'نمایش هر # هتل' },
  hotels: { other: '# هتل' },
} satisfies TranslationOf<typeof en>
