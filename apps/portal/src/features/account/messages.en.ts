import type { Words } from '@sarai/locale/message.ts'

export const en = {
  changeTitle: 'Change password',
  changeNote: 'Choose a password that you use nowhere else.',

  verifyTitle: 'Verify your e-mail',
  verifyNote: 'We send request news and contracts to this address.',
  contactCard: 'How we reach you',
  email: 'E-mail',
  phone: 'Mobile phone',
  phoneHint: 'For example 0912 345 6789',
  sendConfirmation: 'Send the confirmation e-mail',
  saveAndSend: 'Save and send the confirmation e-mail',
  sendAgain: 'Send it again',
  sendAgainIn: { one: 'Send it again in # second', other: 'Send it again in # seconds' },
  updated: 'Your info got updated successfully and confirmation email sent',
  notVerified: 'Not verified yet',
  waitingText: 'Open the link in the e-mail that we send to {email}. Is the address wrong? Correct it below.',
  sentTitle: 'The e-mail is on its way',
  sentText:
    'Open the link in it, on any device. This page notices by itself. Nothing there? Look among the unwanted mail too.',
  verified: 'Your e-mail is verified',
  verifiedText: 'News goes to {email}. If you change the address, the new one has to be verified again.',
} as const satisfies Words
