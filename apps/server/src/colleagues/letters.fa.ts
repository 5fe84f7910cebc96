import type { LettersLike } from '#mail/letter.ts'
import type { en } from '#colleagues/letters.en.ts'

export const fa = {
  invitation: {
    subject: 'دعوت به همکاری در حساب «{agencyName}»',
    title: 'به سرای خوش آمدید',
    paragraphs: [
      '{invitedBy} شما را با نقش {role} به حساب «{agencyName}» در سرای دعوت کرده است.',
      'برای پذیرفتن دعوت، رمز عبور خود را انتخاب کنید. نام کاربری شما همین نشانی ایمیل است.',
      'پیوند زیر ۴۸ ساعت و فقط یک بار کار می‌کند. اگر دعوت‌کننده را نمی‌شناسید، این ایمیل را نادیده بگیرید.',
    ],
    action: 'پذیرفتن دعوت',
  },
  invitedElsewhere: {
    subject: 'شما به حساب آژانس دیگری دعوت شدید',
    title: 'این نشانی از پیش حساب دارد',
    paragraphs: [
      '{invitedBy} شما را به حساب «{agencyName}» در سرای دعوت کرده است.',
      'هر نشانی ایمیل فقط به یک حساب تعلق دارد. اگر می‌خواهید به این آژانس بپیوندید، نشانی دیگری به دعوت‌کننده بدهید.',
      'در غیر این صورت کاری لازم نیست؛ چیزی در حساب شما تغییر نکرده است.',
    ],
  },
  roleChanged: {
    subject: 'نقش شما در حساب آژانس تغییر کرد',
    title: '{name} گرامی',
    paragraphs: [
      'نقش شما در حساب «{agencyName}» تغییر کرد. نقش کنونی شما: {role}.',
      'اگر منتظر این تغییر نبودید، از مالک حساب آژانس بپرسید.',
    ],
  },
} satisfies LettersLike<typeof en>
