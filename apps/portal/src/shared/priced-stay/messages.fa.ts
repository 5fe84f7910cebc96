import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#shared/priced-stay/messages.en.ts'

export const fa = {
  fareBreakdown: 'ریز نرخ شبانه',
  room: 'اتاق',
  numberedRoom: '{number}. {room}',
  nights: 'تعداد شب',
  stayTotal: 'جمع اقامت',
  extras: 'تخت اضافه و کودک',
  specialDates: 'مازاد تاریخ ویژه',
  stayOf: 'اقامت {amount}',
  extrasOf: 'تخت و کودک {amount}',
  specialOf: 'تاریخ ویژه {amount}',
  totalPrice: 'قیمت کل',
  totalCommission: 'جمع کمیسیون',
  finalPrice: 'قیمت نهایی',
  showCommission: 'نمایش کمیسیون',
  fareOfRoom: 'نرخ شبانه اتاق {number}',
  roomTab: 'اتاق {number} · {price}',
  fareSigned: 'عدد علامت‌دار: اختلاف تاریخ ویژه',
  fareNobody: '—: بدون مسافر',
  commissionEach: 'هر اتاق در هر شب {amount} × {rooms} × {nights}',
  copyTable: 'کپی به‌صورت جدول',
} satisfies TranslationOf<typeof en>
