import type { Words } from '@sarai/locale/message.ts'

/** What everybody's own account says: the password, and where they are logged in. */
export const en = {
  current: 'Current password',
  change: 'Change password',
  changed: 'Your password was changed',
  othersEnd: 'You stay logged in here. Everywhere else you will be logged out.',

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
