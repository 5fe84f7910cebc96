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
  unseen: 'پیام جدیدتری رسیده است',
  unseenText: 'این پیام هنگام نوشتن شما رسید. نخست آن را در بالا بخوانید، سپس پیام خود را بفرستید یا ویرایش کنید.',
} satisfies TranslationOf<typeof en>
