import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#shared/price-change/messages.en.ts'

export const fa = {
  before: 'قبلی',
  sameNights: { other: '# شب بدون تغییر' },
  policyTitle: 'شرایط لغو تغییر کرده است',
  hiddenTitle: 'توافق شما تغییر کرده است. برای دیدن آن، نمایش کمیسیون را روشن کنید.',
} satisfies TranslationOf<typeof en>
