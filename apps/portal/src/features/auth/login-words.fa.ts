import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/auth/login-words.en.ts'

export const fa = {
  welcome: 'خوش آمدید',
  loginHelp: 'وارد حساب آژانس خود شوید.',
  passwordIsNew: 'رمز عبور شما تغییر کرد. با رمز جدید وارد شوید.',
  forgot: 'رمز عبور را فراموش کرده‌اید؟',
  noAccount: 'آژانس جدید هستید؟',
  requestAccount: 'درخواست ایجاد حساب',
} satisfies TranslationOf<typeof en>
