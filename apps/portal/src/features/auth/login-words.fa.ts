import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/auth/login-words.en.ts'

export const fa = {
  welcome: 'خوش آمدید',
  loginHelp: 'وارد حساب آژانس خود شوید.',
  username: 'نام کاربری',
  password: 'رمز عبور',
  logIn: 'ورود',
  forgot: 'رمز عبور را فراموش کرده‌اید؟',
  noAccount: 'آژانس جدید هستید؟',
  requestAccount: 'درخواست ایجاد حساب',
  sessionExpired: 'از حساب خارج شده‌اید. برای ادامه دوباره وارد شوید.',
  wrongRequired: 'پر کردن این فیلد الزامی است!',
} satisfies TranslationOf<typeof en>
