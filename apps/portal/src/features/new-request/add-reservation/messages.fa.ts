import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/new-request/add-reservation/messages.en.ts'

export const fa = {
  title: 'افزودن رزرو به قرارداد',
  addsTo: 'به قرارداد {number} افزوده می‌شود',
  requests: { other: 'تاکنون # درخواست' },
  missingTitle: 'چنین قراردادی وجود ندارد',
  missingText: 'شاید نشانی این صفحه قدیمی است یا اشتباه نوشته شده است.',
  settledTitle: 'قرارداد {number} تسویه شده است',
  settledText: 'دیگر چیزی به آن افزوده نمی‌شود. برای درخواست جدید، قرارداد جداگانه‌ای باز می‌شود.',
  fullTitle: 'ظرفیت قرارداد {number} تکمیل است',
  fullText: 'هر قرارداد حداکثر {most} درخواست دارد. برای درخواست جدید، قرارداد جداگانه‌ای باز می‌شود.',
  toNew: 'درخواست جدید',
} satisfies TranslationOf<typeof en>
