import type { Words } from '@sarai/locale/message.ts'

export const en = {
  guests: 'Edit guests',
  reference: 'Edit agency reference',
  answerStays: 'The price and our answer stay as they are.',
  agencyRef: 'Agency reference',
  agencyRefHint: 'Your own file number, shown in lists',
  save: 'Save',
  guestsDone: 'The guests were changed',
  referenceDone: 'The agency reference was changed',
} as const satisfies Words
