import type { TranslationOf } from '@sarai/locale/message.ts'
import type { en } from '#list/views/view-words.en.ts'

export const fa = {
  saveView: 'ذخیره این نما',
  viewName: 'نام نما',
  save: 'ذخیره',
  viewSaved: 'نما ذخیره شد',
  viewMenu: 'نمای «{name}»',
  renameView: 'تغییر نام',
  viewRenamed: 'نام نما تغییر کرد',
  removeView: 'حذف',
  viewRemoved: 'نما حذف شد',
} satisfies TranslationOf<typeof en>
