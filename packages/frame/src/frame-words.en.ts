import type { Words } from '@sarai/locale/message.ts'

/** What the pages of lists and records say by themselves. */
export const en = {
  search: 'Search',
  notFoundTitle: 'Nothing found',
  notFoundText: 'Nothing in this list matches “{text}”.',
  inAll: { one: '# in all', other: '# in all' },
  inAllMany: 'more than {count}',
  goneTitle: 'It is not here',
  goneText: 'It may have been removed, or the address is not quite right.',
  backTo: 'To the list: {page}',
  lossTitle: 'Your session has ended',
  lossText: 'To log in again you leave this page, and what you typed is not saved yet. Copy what you need first.',
  lossStay: 'Stay here',
  lossLogIn: 'Log in again',
} as const satisfies Words
