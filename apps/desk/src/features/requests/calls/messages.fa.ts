import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/requests/calls/messages.en.ts'

export const fa = {
  title: 'تماس با هتل‌های بی‌پاسخ',
  note: 'استعلام با پیوند فرستاده و یادآوری شده، اما هتل هنوز پاسخ نداده است. قدیمی‌ترین اول می‌آید.',
  back: 'درخواست‌ها',
  emptyTitle: 'تماسی در انتظار نیست',
  emptyText: 'همه هتل‌هایی که با پیوند استعلام شده‌اند پاسخ داده‌اند یا هنوز فرصت دارند.',

  hotel: 'هتل و اقامت',
  telephone: 'تلفن',
  noTelephone: 'شماره‌ای ثبت نشده',
  whom: 'طرف صحبت',
  inTurkish: 'مکاتبه به ترکی',
  inEnglish: 'مکاتبه به انگلیسی',
  request: 'درخواست',
  asked: 'زمان استعلام',
  reminded: 'یادآوری: {time}',
  silent: 'مدت بی‌پاسخی',
  whose: 'مسئول',
  nobody: 'بدون مسئول',
} satisfies TranslationOf<typeof en>
