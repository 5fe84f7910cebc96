import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#login/login-words.en.ts'

export const fa = {
  username: 'نام کاربری',
  password: 'رمز عبور',
  logIn: 'ورود',
  sessionExpired: 'از حساب خارج شده‌اید. برای ادامه دوباره وارد شوید.',
  wrongRequired: 'پر کردن این فیلد الزامی است!',
} satisfies TranslationOf<typeof en>
