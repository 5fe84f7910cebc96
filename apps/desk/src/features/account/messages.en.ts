import type { Words } from '@sarai/locale/message.ts'

export const en = {
  title: 'My account',
  password: 'Password',

  codes: 'Recovery codes',
  codesLeft: { one: '# code is left', other: '# codes are left' },
  codesHelp: 'They stand in for your authenticator app when the phone is lost. New ones end the old ones.',
  newCodes: 'Make new codes',
  newCodesHelp: 'Type the six digits that your authenticator app shows now.',
  codesDone: 'Done',
} as const satisfies Words
