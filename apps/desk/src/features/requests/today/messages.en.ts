import type { Words } from '@sarai/locale/message.ts'

export const en = {
  title: 'Today',
  morning: 'Good morning, {name}',
  day: 'Good afternoon, {name}',
  evening: 'Good evening, {name}',
  waitsAndDeadline: {
    one: 'One request waits for an answer; the first deadline is at {time}.',
    other: '# requests wait for an answer; the first deadline is at {time}.',
  },
  waits: { one: 'One request waits for an answer.', other: '# requests wait for an answer.' },
  deadline: 'Nothing waits for an answer; the first deadline is at {time}.',
  answered: 'Nothing waits for an answer.',
  onlyLate: {
    one: 'Nothing new waits for an answer, but one request is late.',
    other: 'Nothing new waits for an answer, but # requests are late.',
  },
  nothing: 'Nothing waits for you.',

  whose: 'Whose requests',
  me: 'Mine',
  desk: 'Whole desk',

  new: 'To answer',
  asked: 'Hotel asked',
  offered: 'Offers out',
  unpaid: 'Payment due',
  applied: 'To decide',
  agencies: 'Agencies to approve',
  payments: 'Payments to check',
  paymentsNote: 'the nearest deadline first',
  flaggedNote: { one: 'one looks like another', other: '# look like another' },
  lateNote: { one: 'one is late', other: '# are late' },
  nextNote: 'next in {time}',
  noDeadline: 'no deadline',
  longestNote: 'longest {time}',
  allClear: 'all clear',
  noneWaits: 'Nothing waits here',

  deadlines: 'Deadlines in 12 hours',
  tehranTime: 'Tehran time',
  now: 'now',
  payment: 'payment',
  answer: 'our answer',
  noDeadlines: 'No deadline in the next twelve hours.',
  more: '+{number}',
  moreLabel: { one: 'one more deadline in this hour', other: '# more deadlines in this hour' },

  myItems: 'My items',
  myItemsNote: 'the most urgent first',
  allMine: 'All mine',
  nothingMine: 'Nothing is yours at the moment. Take a request from the list.',
} as const satisfies Words
