import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#account/account-words.en.ts'

export const fa = {
  current: 'رمز عبور فعلی',
  change: 'تغییر رمز عبور',
  changed: 'رمز عبور شما تغییر کرد',
  othersEnd: 'اینجا در حساب خود می‌مانید و در همه دستگاه‌های دیگر از حساب خارج می‌شوید.',

  sessions: 'دستگاه‌هایی که با آن‌ها وارد شده‌اید',
  sessionsHelp: 'دستگاهی را نمی‌شناسید؟ آن را از حساب خارج کنید و سپس رمز عبور را تغییر دهید.',
  thisDevice: 'همین دستگاه',
  lastSeen: 'آخرین بازدید: {time}',
  end: 'خروج از حساب',
  endNamed: 'خروج از حساب: {device}',
  endTitle: '{device} از حساب خارج شود؟',
  endText: 'برای ادامه کار با آن دستگاه باید دوباره وارد شد. آنچه در آن ذخیره نشده از دست می‌رود.',
  ended: '{device} از حساب خارج شد',
} satisfies TranslationOf<typeof en>
