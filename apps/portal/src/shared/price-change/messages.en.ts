import type { Words } from '@sarai/locale/message.ts'

export const en = {
  before: 'Before',
  sameNights: { one: '1 night is as before', other: '# nights are as before' },
  policyTitle: 'The cancellation terms have changed',
  hiddenTitle: 'What was agreed with you has changed. Show the commission to read it.',
} as const satisfies Words
