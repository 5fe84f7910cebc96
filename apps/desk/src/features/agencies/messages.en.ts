import type { Words } from '@sarai/locale/message.ts'

export const en = {
  title: 'Agencies',
  note: 'Waiting for approval, the longest waiting first.',
  waiting: { one: '# waits', other: '# wait' },
  waitingMany: '1,000 or more wait',
  company: 'Agency',
  manager: 'Chief executive',
  contact: 'Contact',
  since: 'Waiting since',
  action: 'Decision',
  ago: '{time} ago',
  approve: 'Approve',
  approveTitle: 'Approve {agency}?',
  approveText: 'The account opens at once, and {email} is told by mail in {language}.',
  english: 'English',
  persian: 'Persian',
  approved: '{agency} is approved. The mail is on its way.',
  alreadyDecided: 'Somebody else has just decided about {agency}.',
  emptyTitle: 'All clear',
  emptyText: 'No agency waits for approval. New ones appear here by themselves.',
  more: 'Show more',
} as const satisfies Words
