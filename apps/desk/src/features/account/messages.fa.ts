import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/account/messages.en.ts'

export const fa = {
  title: 'حساب من',
  password: 'رمز عبور',

  codes: 'کدهای بازیابی',
  codesLeft: { other: '# کد باقی مانده' },
  codesHelp:
    'اگر تلفن همراهتان گم شود، به‌جای برنامه رمزساز به کار می‌آیند. با گرفتن کدهای جدید، کدهای قبلی از کار می‌افتند.',
  newCodes: 'گرفتن کدهای جدید',
  newCodesHelp: 'کد شش‌رقمی فعلی برنامه رمزساز خود را وارد کنید.',
  codesDone: 'تمام',
} satisfies TranslationOf<typeof en>
