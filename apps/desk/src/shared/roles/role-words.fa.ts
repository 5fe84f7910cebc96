import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#shared/roles/role-words.en.ts'

export const fa = {
  reservations: 'رزرواسیون',
  finance: 'مالی',
  catalogue: 'محصول',
  admin: 'مدیر سامانه',
} satisfies TranslationOf<typeof en>
