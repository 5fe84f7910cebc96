import type { Words } from '@sarai/locale/message.ts'

/** What every login says; an app adds its own welcome. */
export const en = {
  username: 'Username',
  password: 'Password',
  logIn: 'Log in',
  sessionExpired: 'You were logged out. Log in to go on.',
  wrongRequired: 'This field is required!',
} as const satisfies Words
