export const en = {
  ticketUnread: {
    subject: 'Our answer to {number} is waiting for you',
    title: 'Hello {name}',
    paragraphs: [
      'We have answered your support conversation {number}.',
      'Nobody at your agency has read it yet. Please open the conversation to read and answer it.',
    ],
    action: 'Read the answer',
  },
} as const
