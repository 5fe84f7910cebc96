import type { Words } from '@sarai/locale/message.ts'

export const en = {
  search: 'Search pages, hotels, places, colleagues…',
  supportAnswered: { one: '# new answer from support', other: '# new answers from support' },
  requestsWaiting: { one: '# request waits for you', other: '# requests wait for you' },
  foundHotels: 'Hotels',
  foundPlaces: 'Hotels in',
  goTo: 'Go to',
  actions: 'Actions',
  verifyTitle: 'Verify your e-mail',
  verifyText: 'We send request news to this address.',
  askUs: 'Ask us',
  offline: 'You are offline. What you see may be old.',
} as const satisfies Words
