import type { Words } from '@sarai/locale/message.ts'

export const en = {
  title: 'My account',
  password: 'Password',
  current: 'Current password',
  change: 'Change password',
  changed: 'Your password was changed',
  othersEnd: 'You stay logged in here. Everywhere else you will be logged out.',

  codes: 'Recovery codes',
  codesLeft: { one: '# code is left', other: '# codes are left' },
  codesHelp: 'They stand in for your authenticator app when the phone is lost. New ones end the old ones.',
  newCodes: 'Make new codes',
  newCodesHelp: 'Type the six digits that your authenticator app shows now.',
  code: 'Code',
  codesDone: 'Done',

  sessions: 'Where you are logged in',
  sessionsHelp: 'Do you see a device you do not know? Log it out, then change your password.',
  thisDevice: 'This device',
  lastSeen: 'Last seen {time}',
  end: 'Log out',
  endNamed: 'Log out {device}',
  endTitle: 'Log out {device}?',
  endText: 'Whoever uses it has to log in again. What was not saved there is lost.',
  ended: '{device} is logged out',
} as const satisfies Words
