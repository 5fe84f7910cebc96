import type { Words } from '@sarai/locale/message.ts'

/** Asked once more before something that would hand an account or its rights to others. */
export const en = {
  password: 'Your current password',
  passwordHint: 'Asked once more, so that nobody else can do this in your name',
  code: 'Code of your authenticator app',
  codeHint: 'Each code works once. If you have just used one, wait for the next.',
} as const satisfies Words
