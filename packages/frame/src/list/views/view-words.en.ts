import type { Words } from '@sarai/locale/message.ts'

export const en = {
  saveView: 'Save this view',
  viewName: 'Name of the view',
  save: 'Save',
  viewSaved: 'The view is saved',
  viewMenu: 'View “{name}”',
  renameView: 'Rename',
  viewRenamed: 'The view has a new name',
  removeView: 'Remove',
  viewRemoved: 'The view was removed',
} as const satisfies Words
