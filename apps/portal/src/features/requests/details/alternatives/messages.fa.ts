import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/requests/details/alternatives/messages.en.ts'

export const fa = {
  title: 'پیشنهادهای جایگزین ما',
  note: 'قیمت لحظه‌ای، پس از کسر کمیسیون',
  moved: 'هنگام پیشنهاد {price} بود',
  gone: 'دیگر موجود نیست',
  choose: 'انتخاب',
  chooseTitle: 'به‌جای آن {hotel} درخواست شود؟',
  chooseText: 'مشخصات مسافران و پروازها منتقل و قیمت دوباره بررسی می‌شود. تا پیش از بازبینی شما چیزی ارسال نمی‌شود.',
  replaces: 'درخواست نیمه‌کاره شما که ارسال نشده است، حذف می‌شود.',
  chooseNow: 'ادامه به بازبینی',
} satisfies TranslationOf<typeof en>
