import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#shared/faults/fault-words.en.ts'

export const fa = {
  required: 'پر کردن این فیلد الزامی است!',
  noRooms: 'دست‌کم یک اتاق اضافه کنید.',
  roomGone: 'این اتاق دیگر فروخته نمی‌شود. آن را حذف و اتاق دیگری انتخاب کنید.',
  latinName: 'با حروف لاتین و مطابق گذرنامه بنویسید.',
  passport: 'شماره گذرنامه ۵ تا ۲۰ حرف لاتین و رقم دارد.',
  nationality: 'یک کشور از فهرست انتخاب کنید.',
  birthDate: 'تاریخ تولد باید قبل از تاریخ ورود و حداکثر ۱۲۰ سال پیش از آن باشد.',
  flightNumber: 'شماره پرواز درست نیست! بدون فاصله بنویسید؛ مثلاً 879 یا TK879.',
  airlineDiffers: 'ایرلاینی که پیش از شماره پرواز آمده با این ایرلاین یکی نیست.',
  duration: 'مدت پرواز را به ساعت و دقیقه بنویسید؛ مثلاً ۰۳:۱۵.',
  takeOffDate: 'تاریخ پرواز بیش از ۳۰ روز با اقامت فاصله دارد.',
  landingDate: 'فرود باید بعد از حرکت و حداکثر تا دو روز پس از آن باشد.',
  sameAirport: 'فرودگاه مقصد باید با فرودگاه مبدأ فرق داشته باشد.',
} satisfies TranslationOf<typeof en>
