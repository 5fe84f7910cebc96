import type { Words } from '@sarai/locale/message.ts'

/** What every form says: what is wrong with a field, the rules of a password, an answer that was lost. */
export const en = {
  fillMandatory: 'Please fill in the mandatory fields correctly',
  lostTitle: 'No answer arrived',
  lostText:
    'So we do not know yet whether it was done. What you typed is still here. Try again: nothing is done twice.',
  newerTitle: 'A colleague has saved a newer version',
  newerText: 'What you typed is kept. The other fields take over what they saved.',
  newerTake: 'Go on from the newer version',
  newerField: 'A colleague has changed this as well. Saving puts yours in place of theirs.',
  newerFieldTo: 'A colleague has changed this to {value}. Saving puts yours in its place.',

  newPassword: 'New password',
  repeatNew: 'Repeat the new password',
  ruleLength: 'At least 8 characters',
  ruleCapital: 'One capital letter',
  ruleSmall: 'One small letter',
  ruleDigit: 'One digit (0-9)',

  wrongRequired: 'This field is required!',
  wrongCharacters: 'There is a character in it that cannot be kept. Type it instead of pasting it',
  wrongPersonName: 'Use letters, spaces, hyphens, apostrophes and full stops',
  wrongCompanyName: 'Use letters, digits, spaces or underscores, with at least one letter or digit',
  wrongEmail: 'Type a valid e-mail',
  wrongMobile: 'Type a valid Iranian mobile number',
  wrongUsername: 'Username must be valid.',
  wrongPasswordLength: 'Password must be at least 8 characters.',
  wrongPassword: 'The password does not keep every rule yet',
  wrongRepeat: 'Passwords must match.',
  wrongDate: 'Date is not in correct format! Write it as 2026-12-20 or 20 Dec.',
  wrongTime: 'Time is not in correct format!',
  wrongYear: 'Check the year: it must be between 2000 and 2099',
  wrongDateOrder: 'The end must not be before the beginning',
  wrongLink: 'Begin with / for a page of the portal, or with https://',
  wrongPhone: 'Type a phone number, with digits only',
  wrongAmount: 'Write the amount like 1,234 or 1,234.50',
  wrongBelowZero: 'The amount cannot be below zero',
  wrongRate: 'Check the zeros: one amount is far too large for the other',
  wrongSameCurrency: 'Choose two different currencies',
  wrongInput: 'Your input is not in correct format!',
} as const satisfies Words
