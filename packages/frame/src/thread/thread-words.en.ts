import type { Words } from '@sarai/locale/message.ts'

export const en = {
  messages: 'Messages',
  older: 'Show older messages',
  newLine: 'New',
  today: 'Today',
  sent: 'Sent',
  read: 'Read',
  write: 'Write a message',
  writeHint: 'Ctrl + Enter sends',
  send: 'Send',
  unseen: 'There is a newer message',
  unseenText: 'It came while you were writing. Read it above, then send yours or change it.',
} as const satisfies Words
