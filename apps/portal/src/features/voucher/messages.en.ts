import type { Words } from '@sarai/locale/message.ts'

export const en = {
  checking: 'Checking the voucher…',
  checkingText: 'This takes a moment.',
  valid: 'This voucher is valid',
  validText: 'The booking is confirmed and paid. Please compare the number and the hotel with the paper.',
  replaced: 'This voucher was replaced by a newer one',
  replacedText:
    'Something in the booking has changed. Ask the guest for the newest voucher; this one no longer counts.',
  revoked: 'This voucher was cancelled',
  revokedText: 'The booking was cancelled, and the voucher no longer counts. Please ask the travel agency.',
  unknown: 'We do not know this voucher',
  unknownText:
    'Scan the code on the paper once more. If this page stays, ask the travel agency that issued the voucher.',
  failed: 'The voucher could not be checked',
  tryAgain: 'Try again',
  number: 'Voucher',
  hotel: 'Hotel',
  checkedAt: 'Checked (Tehran)',
} as const satisfies Words
