import type { Words } from '@sarai/locale/message.ts'

/** Apart from the other words of this feature: the first screen loads only these. */
export const en = {
  welcome: 'Welcome back',
  loginHelp: 'Log in to your agency account.',
  username: 'Username',
  password: 'Password',
  logIn: 'Log in',
  forgot: 'Forgot password?',
  noAccount: 'New agency?',
  requestAccount: 'Request an account',
  sessionExpired: 'You were logged out. Log in to go on.',
  wrongRequired: 'This field is required!',
} as const satisfies Words
