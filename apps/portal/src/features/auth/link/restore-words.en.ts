import type { Words } from '@sarai/locale/message.ts'

export const en = {
  title: 'Take your address back?',
  help: 'The e-mail of your account was changed to another address. If you did not do this, take your address back: everybody is logged out, the password stops working, and we mail you a link to choose a new one.',
  notYou: 'If you changed it yourself, close this page: nothing happens.',
  restore: 'Take my address back',
  done: 'Your address is back',
  doneHelp:
    'Everybody was logged out, and the password no longer works. We have sent you an e-mail with a link: choose a new password with it.',
  toLogin: 'Go to login',
  old: 'This link is no longer valid',
  oldHelp: 'It works once, for 72 hours after the change, and ends when an earlier address takes the account back.',
  oldNext:
    'If you have used it already, look for our next message or ask for a new password at the login. If your account is in other hands, call our support.',
  noLink: 'This page needs the link from your e-mail',
  noLinkHelp: 'Open the link from the e-mail once more.',
} as const satisfies Words
