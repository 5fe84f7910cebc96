import type { Words } from '@sarai/locale/message.ts'

export const en = {
  title: 'Activity log',
  note: 'Who did what, before and after. Nothing in it can be changed.',
  filters: 'Filters',
  inUse: { one: '# in use', other: '# in use' },
  kind: 'Kind of step',
  allKinds: 'All steps',
  agency: 'Agency',
  allAgencies: 'All agencies',
  who: 'Who',
  everybody: 'Everybody',
  from: 'From',
  until: 'Until',
} as const satisfies Words
