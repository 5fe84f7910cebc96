import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#features/auth/messages.en.ts'

export const fa = {
  welcome: 'به میز رزرواسیون خوش آمدید',
  help: 'فقط ویژه کارکنان کارگزار.',
} satisfies TranslationOf<typeof en>
