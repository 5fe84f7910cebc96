import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/requests/details/edit/messages.en.ts'

export const fa = {
  guests: 'ویرایش مشخصات مسافران',
  reference: 'ویرایش کد پیگیری آژانس',
  answerStays: 'قیمت و پاسخ ما همان می‌ماند.',
  agencyRef: 'کد پیگیری آژانس',
  agencyRefHint: 'شماره پرونده خودتان؛ در فهرست‌ها دیده می‌شود',
  save: 'ذخیره',
  guestsDone: 'مشخصات مسافران تغییر کرد',
  referenceDone: 'کد پیگیری آژانس تغییر کرد',
} satisfies TranslationOf<typeof en>
