import type { Words } from '@sarai/locale/message.ts'

export const en = {
  title: 'Agency logo',
  note: 'It stands at the head of the vouchers that your guests show at the hotel.',
  logo: 'Logo',
  choose: 'Choose a picture',
  chooseOther: 'Choose another picture',
  drop: 'Drop the logo here',
  hint: 'PNG, JPEG or WebP, up to {megabytes} MB. A square with a clear ground looks best.',
  remove: 'Remove the logo',
  removeTitle: 'Remove the logo?',
  removeText: 'From then on your papers show the first letter of the agency’s name.',
  none: 'There is no logo yet: your papers show the first letter of the agency’s name.',
  set: 'The logo was saved. New papers carry it from now on.',
  removed: 'The logo was removed',
  forOwners: 'Only owners of your agency can change it.',
  preview: 'On paper',
  previewNote: 'An example: this is how the head of a voucher looks.',
  logoOf: 'Logo of {agency}',
  voucher: 'Voucher',
  voucherTitle: 'Hotel voucher',
} as const satisfies Words
