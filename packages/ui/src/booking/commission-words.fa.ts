import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#booking/commission-words.en.ts'

export const fa = {
  unit: 'هر اتاق در هر شب',
  extra: 'کمیسیون تشویقی {amount}',
  none: 'در حال حاضر هتل ویژه‌ای معرفی نشده است',
  noneText: 'هتل‌های دارای کمیسیون ویژه با تاریخشان همین‌جا نمایش داده می‌شوند.',
  allHotels: { other: 'نمایش هر # هتل' },
  bestHotels: { other: 'نمایش # هتل با بیشترین کمیسیون' },
  moreThan: { other: 'بیش از # هتل' },
  moreHotels: 'فقط هتل‌های دارای بیشترین کمیسیون فهرست شده‌اند. کمیسیون هر هتل در جست‌وجوی هتل نمایش داده می‌شود.',
  morePeriods: 'بازه‌های دیگری هم هست. هر بازه پس از پایان یکی از بازه‌های بالا همین‌جا نمایش داده می‌شود.',
  hotels: { other: '# هتل' },
} satisfies TranslationOf<typeof en>
