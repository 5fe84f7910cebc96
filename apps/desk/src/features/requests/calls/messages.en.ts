import type { Words } from '@sarai/locale/message.ts'

export const en = {
  title: 'Hotels to call',
  note: 'They were asked by a link and reminded, and have not answered. Who has been silent longest comes first.',
  back: 'Requests',
  emptyTitle: 'Nobody to call',
  emptyText: 'Every hotel that was asked by a link has answered, or still has time to.',

  hotel: 'Hotel and stay',
  telephone: 'Telephone',
  noTelephone: 'No number known',
  whom: 'Whom to ask for',
  inTurkish: 'writes Turkish',
  inEnglish: 'writes English',
  request: 'Request',
  asked: 'Asked',
  reminded: 'Reminded {time}',
  silent: 'Silent for',
  whose: 'Whose',
  nobody: 'Nobody’s yet',
} as const satisfies Words
