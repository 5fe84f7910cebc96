import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#device/device-words.en.ts'

export const fa = {
  device: '{browser} در {system}',
  unknownDevice: 'دستگاه ناشناس',
  browserChrome: 'کروم',
  browserEdge: 'اج',
  browserFirefox: 'فایرفاکس',
  browserOpera: 'اپرا',
  browserSafari: 'سافاری',
  browserSamsung: 'مرورگر سامسونگ',
  systemAndroid: 'اندروید',
  systemChromeos: 'کروم‌اواس',
  systemIpad: 'آیپد',
  systemIphone: 'آیفون',
  systemLinux: 'لینوکس',
  systemMac: 'مک',
  systemWindows: 'ویندوز',
} satisfies TranslationOf<typeof en>
