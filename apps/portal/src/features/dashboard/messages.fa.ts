import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/dashboard/messages.en.ts'

export const fa = {
  greetingMorning: 'صبح بخیر، {name}',
  greetingNoon: 'ظهر بخیر، {name}',
  greetingAfternoon: 'عصر بخیر، {name}',
  greetingEvening: 'وقت بخیر، {name}',
  greeting: 'خوش آمدید',
  nothingWaits: 'هیچ درخواستی منتظر شما نیست.',
  paymentsWait: { other: '# درخواست در انتظار پرداخت است.' },
  lastUpdated: 'آخرین به‌روزرسانی {time}',
  refresh: 'به‌روزرسانی',

  verifyTitle: 'ایمیل خود را تأیید کنید',
  verifyText: 'خبر درخواست‌ها به این نشانی فرستاده می‌شود.',
  verify: 'تأیید ایمیل',

  adsRegion: 'پیشنهادها',

  statistics: 'درخواست‌های شما',

  packages: 'پکیج‌های موجود',
  packagesActive: { other: '# پکیج فعال' },
  edited: 'ویرایش {time}',
  noPackages: 'هنوز پکیجی برای فروش باز نشده است',
  noPackagesText: 'به‌محض انتشار اولین پکیج، هتل‌ها و نرخ‌ها همین‌جا نمایش داده می‌شود.',
  changed: 'پس از آخرین دانلود شما تغییر کرده',
  download: 'دانلود',
  downloadOf: 'دانلود نرخ‌نامه {name}',
  asExcel: 'اکسل (xlsx)',
  asPdf: 'PDF',
  downloading: 'در حال آماده‌سازی فایل…',
  downloadFailed: 'دانلود نرخ‌نامه انجام نشد',
  updatedHotels: 'هتل‌های تازه به‌روزشده',

  commissions: 'کمیسیون هتل‌های ویژه',

  unread: 'پیام‌های خوانده‌نشده',
  unreadCount: { other: '# پیام خوانده‌نشده' },
  noUnread: 'پیام خوانده‌نشده‌ای درباره درخواست‌ها ندارید',
  noUnreadText: 'پاسخ‌های واحد رزرواسیون همین‌جا نمایش داده می‌شود.',
  request: 'درخواست {number}',
  view: 'مشاهده',
  viewOf: 'مشاهده درخواست {number}',
} satisfies TranslationOf<typeof en>
