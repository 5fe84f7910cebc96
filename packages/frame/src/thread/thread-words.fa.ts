import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#thread/thread-words.en.ts'

export const fa = {
  messages: 'پیام‌ها',
  older: 'نمایش پیام‌های قدیمی‌تر',
  newLine: 'جدید',
  today: 'امروز',
  sent: 'ارسال شد',
  read: 'خوانده شد',
  write: 'متن پیام',
  writeHint: 'ارسال با Ctrl + Enter',
  send: 'ارسال',
  tooLong: 'جا نمی‌شود: هر پیام حداکثر {count} نویسه دارد. اول متن فعلی را بفرستید یا کوتاهش کنید.',
  unseen: 'پیام جدیدتری رسیده است',
  unseenText: 'این پیام هنگام نوشتن شما رسید. نخست آن را در بالا بخوانید، سپس پیام خود را بفرستید یا ویرایش کنید.',
  attach: 'پیوست فایل',
  attachHint: 'فایل JPEG، PNG، WebP یا PDF، هر کدام حداکثر {megabytes} مگابایت. لطفاً تصویر گذرنامه نفرستید.',
  files: 'فایل‌ها',
  uploading: 'در حال ارسال…',
  removeFile: 'حذف {name}',
  fileRefused: '{name}: {why}',
  fileTooLarge: 'حجم {name} بیش از {megabytes} مگابایت است. فایل کوچک‌تری انتخاب کنید.',
  tooManyFiles: 'هر پیام حداکثر {count} فایل می‌پذیرد. بقیه را با پیام دیگری بفرستید.',
  quarantined: 'در حال بررسی ویروس است و پس از آن باز می‌شود.',
  refused: 'پذیرفته نشد: ویروسی یا خراب است.',
  deleted: 'این فایل ۹۰ روز پس از تاریخ خروج حذف شده است.',
} satisfies TranslationOf<typeof en>
