export const en = {
  requestSubmitted: {
    subject: 'We have received request {number}',
    title: 'Hello {name}',
    paragraphs: [
      'Your request {number} is with us: {hotel}, {checkIn} to {checkOut}, {price}.',
      'We aim to answer by {answerBy}, Tehran time. There is nothing to pay until we accept it.',
    ],
    action: 'View the request',
  },
} as const
