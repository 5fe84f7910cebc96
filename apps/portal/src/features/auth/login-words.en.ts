import type { Words } from '@sarai/locale/message.ts'

/** Apart from the other words of this feature: the first screen loads only these. */
export const en = {
  welcome: 'Welcome back',
  loginHelp: 'Log in to your agency account.',
  passwordIsNew: 'Your password was changed. Log in with the new one.',
  forgot: 'Forgot password?',
  noAccount: 'New agency?',
  requestAccount: 'Request an account',
} as const satisfies Words
