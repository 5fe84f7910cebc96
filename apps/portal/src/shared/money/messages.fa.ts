import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#shared/money/messages.en.ts'

export const fa = {
  charged: 'مبلغ قرارداد',
  paid: 'پرداخت‌شده',
  waiting: 'در انتظار تأیید',
  due: 'باقی‌مانده پرداخت',
  barSays: 'پرداخت‌شده {paid}، در انتظار تأیید {waiting}، باقی‌مانده {rest}',
} satisfies TranslationOf<typeof en>
