import type { Language } from '@sarai/locale/language.ts'
import { say } from '@sarai/locale/message.ts'
import type { MailContent } from '#mail/mail-layout.ts'
import type { MailName } from '#mail/mail-name.ts'

export function rolesChangedMail(language: Language, name: MailName): MailContent {
  return language === 'fa'
    ? {
        subject: 'نقش‌های شما در سامانه واحد رزرواسیون تغییر کرد',
        title: say('fa', '{name} گرامی', { name }),
        paragraphs: ['مدیر سامانه نقش‌های شما را تغییر داد.', 'اگر منتظر این تغییر نبودید، از مدیر سامانه بپرسید.'],
      }
    : {
        subject: 'Your roles at the reservation desk were changed',
        title: say('en', 'Hello {name}', { name }),
        paragraphs: ['An admin changed your roles.', 'If you did not expect it, ask an admin.'],
      }
}

export function factorResetMail(language: Language, name: MailName): MailContent {
  return language === 'fa'
    ? {
        subject: 'برنامه رمزساز شما بازنشانی شد',
        title: say('fa', '{name} گرامی', { name }),
        paragraphs: [
          'مدیر سامانه برنامه رمزساز و کدهای بازیابی شما را از کار انداخت. در ورود بعدی برنامه رمزساز را از نو تنظیم می‌کنید.',
          'اگر شما درخواست نکرده‌اید، فوراً به مدیر سامانه خبر دهید.',
        ],
      }
    : {
        subject: 'Your authenticator app was reset',
        title: say('en', 'Hello {name}', { name }),
        paragraphs: [
          'An admin reset your authenticator app and your recovery codes. You set an app up again at your next login.',
          'If you did not ask for this, tell an admin at once.',
        ],
      }
}
