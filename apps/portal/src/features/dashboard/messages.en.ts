import type { Words } from '@sarai/locale/message.ts'

export const en = {
  greetingMorning: 'Good morning, {name}',
  greetingNoon: 'Good afternoon, {name}',
  greetingAfternoon: 'Good afternoon, {name}',
  greetingEvening: 'Good evening, {name}',
  greeting: 'Welcome',
  nothingWaits: 'No request waits for you.',
  paymentsWait: { one: 'One request waits for payment.', other: '# requests wait for payment.' },
  lastUpdated: 'Last updated {time}',
  refresh: 'Refresh',

  verifyTitle: 'Verify your e-mail',
  verifyText: 'We send request news to this address.',
  verify: 'Verify e-mail',

  adsRegion: 'Offers',

  statistics: 'Your requests',

  packages: 'Available packages',
  packagesActive: { one: '1 active', other: '# active' },
  edited: 'edited {time}',
  noPackages: 'No package is open for sale yet',
  noPackagesText: 'Hotels and prices appear here as soon as the provider publishes a package.',
  changed: 'Changed since your last download',
  download: 'Download',
  downloadOf: 'Download the price list of {name}',
  asExcel: 'Excel (xlsx)',
  asPdf: 'PDF',
  downloading: 'Preparing the file…',
  downloadFailed: 'The price list could not be downloaded',
  updatedHotels: 'Recently updated hotels',

  commissions: 'Promoted-hotel commissions',

  unread: 'Unread messages',
  unreadCount: { one: '1 unread message', other: '# unread messages' },
  noUnread: 'No Unread Messages',
  noUnreadText: 'Answers of the reservation desk about your requests appear here.',
  request: 'Request {number}',
  view: 'View',
  viewOf: 'View request {number}',
} as const satisfies Words
