import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#shared/recovery-codes/recovery-words.en.ts'

export const fa = {
  title: 'کدهای بازیابی شما',
  help: 'اگر تلفن همراهتان گم شود، با این کدها وارد می‌شوید؛ هر کد فقط یک بار. کدها فقط همین حالا نمایش داده می‌شوند، پس جای امنی نگهشان دارید.',
  copy: 'کپی',
  download: 'دریافت فایل',
  kept: 'کدها را نگه داشتم',
} satisfies TranslationOf<typeof en>
