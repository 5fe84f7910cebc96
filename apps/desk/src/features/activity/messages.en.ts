import type { Words } from '@sarai/locale/message.ts'

export const en = {
  title: 'Activity log',
  note: 'Who did what, before and after. Nothing in it can be changed.',
  kind: 'Kind of step',
  allKinds: 'All steps',
} as const satisfies Words
