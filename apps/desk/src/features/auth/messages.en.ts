import type { Words } from '@sarai/locale/message.ts'

export const en = {
  welcome: 'Welcome to the desk',
  help: 'For the staff of the provider only.',
  required: 'This field is required!',
  sixDigits: 'The code has six digits',
  goOn: 'Go on',
  startAgain: 'Start again',

  codeTitle: 'One more step',
  codeHelp: 'Type the six digits that your authenticator app shows for Sarai.',
  code: 'Code',
  logIn: 'Log in',
  useRecoveryCode: 'Phone not at hand? Use a recovery code',

  recoveryTitle: 'Use a recovery code',
  recoveryHelp: 'One of the ten codes that you kept when you set your app up. Each works once.',
  recoveryCode: 'Recovery code',
  useCode: 'Use the app instead',

  enrolTitle: 'Set your authenticator app up',
  enrolHelp: 'From now on a login takes your password and a code from your phone.',
  enrolScan: 'Scan this picture with an app such as Aegis, 2FAS or Google Authenticator.',
  qrLabel: 'QR code for the authenticator app',
  enrolByHand: 'Or type this key into the app:',
  copyKey: 'Copy the key',
  enrolCode: 'The code that the app shows now',
  enrolDone: 'Finish',

  invitationTitle: 'Welcome, colleague',
  invitationHelp: 'Enter your name and choose a password. After that you set an authenticator app up.',
  username: 'Username',
  name: 'First and last name',
  accept: 'Accept the invitation',
  noLinkTitle: 'This page needs the link from your e-mail',
  noLinkText: 'Open the link from the e-mail once more.',
  badLinkTitle: 'This invitation is no longer valid',
  badLinkText: 'It was used already, was taken back, or its 48 hours are over. Ask an admin to send it again.',
  invitationFailed: 'The invitation could not be read',
  tryAgain: 'Try again',
  toLogin: 'To the login',
} as const satisfies Words
