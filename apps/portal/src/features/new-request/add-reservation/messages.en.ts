import type { Words } from '@sarai/locale/message.ts'

export const en = {
  title: 'Add a reservation to a contract',
  addsTo: 'Adds to contract {number}',
  requests: { one: '1 request so far', other: '# requests so far' },
  missingTitle: 'There is no such contract',
  missingText: 'The address of this page may be old or mistyped.',
  settledTitle: 'Contract {number} is settled',
  settledText: 'Nothing can be added to it any more. A new request opens a contract of its own.',
  fullTitle: 'Contract {number} is full',
  fullText: 'A contract has at most {most} requests. A new request opens a contract of its own.',
  toNew: 'New request',
} as const satisfies Words
