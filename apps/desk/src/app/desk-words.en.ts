import type { Words } from '@sarai/locale/message.ts'

export const en = {
  title: '{page} · Sarai · Reservation desk',
  desk: 'Reservation desk',
  login: 'Log in',
  agencies: 'Agencies',
  agency: 'Agency',
  staff: 'Staff',
  activity: 'Activity log',
  account: 'My account',
  invitation: 'Invitation',
  search: 'Search pages and actions…',
  goTo: 'Go to',
  offline: 'You are offline. What you see may be old.',
  agenciesWaiting: { one: '# agency waits for approval', other: '# agencies wait for approval' },
  loginTitle: 'Reservation desk',
  loginSubtitle: 'Agencies, requests, hotels and money, answered from one place.',
  pointQueue: 'One queue for everything that waits',
  pointLive: 'Changes appear by themselves',
  pointLog: 'Every step has a name',
} as const satisfies Words
