import type { Words } from '@sarai/locale/message.ts'

export const en = {
  welcome: 'Welcome to the desk',
  help: 'For the staff of the provider only.',
  username: 'Username',
  password: 'Password',
  logIn: 'Log in',
  required: 'This field is required!',
} as const satisfies Words
