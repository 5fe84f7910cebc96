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
  requestAccepted: {
    subject: 'Request {number} is accepted: please pay by {deadline}',
    title: 'Hello {name}',
    paragraphs: [
      'We have accepted request {number}: {hotel}, {checkIn} to {checkOut}.',
      '{settled} of its price of {price} is paid already or being checked.',
      'Please pay {toPay} by {deadline}, Tehran time ({deadlineThere} at the hotel). After that the rooms are released.',
    ],
    action: 'Open the request to pay',
  },
  requestConfirmed: {
    subject: 'Request {number} is confirmed',
    title: 'Hello {name}',
    paragraphs: [
      'Request {number} is paid and confirmed: {hotel}, {checkIn} to {checkOut}, {price}.',
      'Please check the guests and the flights once more, and print the voucher that they show at the hotel.',
    ],
    action: 'Open the request to print the voucher',
  },
  requestRejected: {
    subject: 'We cannot accept request {number}',
    title: 'Hello {name}',
    paragraphs: [
      'We are sorry that we cannot accept request {number}: {hotel}, {checkIn} to {checkOut}.',
      'The reason: {reason}',
      'There is nothing to pay. You can ask for other dates or another hotel at any time.',
    ],
    action: 'View the request',
  },
  confirmedCancelled: {
    subject: 'We had to cancel request {number}',
    title: 'Hello {name}',
    paragraphs: [
      'We are very sorry that we had to cancel your confirmed request {number}: {hotel}, {checkIn} to {checkOut}.',
      'The reason: {reason}',
      'There is no penalty, and what you paid is credit on its contract. Please choose another stay for your guests.',
    ],
    action: 'View the request',
  },
  requestExpired: {
    subject: 'Request {number} was not paid in time',
    title: 'Hello {name}',
    paragraphs: [
      'Request {number} was cancelled because its payment deadline has passed: {hotel}, {checkIn} to {checkOut}, {price}.',
      'If your guests still want the stay, revive it by {reviveUntil}, Tehran time ({reviveUntilThere} at the hotel). We then check the price and ask the hotel again.',
    ],
    action: 'Open the request to revive it',
  },
  requestRevived: {
    subject: 'Request {number} is open again',
    title: 'Hello {name}',
    paragraphs: [
      'Request {number} is with us again: {hotel}, {checkIn} to {checkOut}, {price}.',
      'We aim to answer by {answerBy}, Tehran time. There is nothing to pay until we accept it.',
    ],
    action: 'View the request',
  },
  voucherReplaced: {
    subject: 'Request {number} has a new voucher',
    title: 'Hello {name}',
    paragraphs: [
      'What the voucher of request {number} says has changed: {hotel}, {checkIn} to {checkOut}. There is a new one, and the old one no longer counts.',
      'Please print the new voucher and give it to your guests in place of the old one.',
    ],
    action: 'Open the request to print it',
  },
  priceOffered: {
    subject: 'Another price for request {number}: please answer by {until}',
    title: 'Hello {name}',
    paragraphs: [
      'We can get request {number} for {offer} instead of {price}: {hotel}, {checkIn} to {checkOut}.',
      'The reason: {reason}',
      'Please accept or decline by {until}, Tehran time ({untilThere} at the hotel). Until then nothing changes.',
    ],
    action: 'Open the request to answer',
  },
  offerReplaced: {
    subject: 'A new offer for request {number}: please answer by {until}',
    title: 'Hello {name}',
    paragraphs: [
      'Our last offer for request {number} is void. The new one is {offer} instead of {price}: {hotel}, {checkIn} to {checkOut}.',
      'The reason: {reason}',
      'Please accept or decline by {until}, Tehran time ({untilThere} at the hotel). Until then nothing changes.',
    ],
    action: 'Open the request to answer',
  },
  offerWithdrawn: {
    subject: 'Our offer for request {number} is withdrawn',
    title: 'Hello {name}',
    paragraphs: [
      'We have withdrawn the other price that we offered for request {number}: {hotel}, {checkIn} to {checkOut}.',
      'The reason: {reason}',
      'The request keeps its price of {price}. There is nothing to answer any more.',
    ],
    action: 'View the request',
  },
  offerExpired: {
    subject: 'Our offer for request {number} has expired',
    title: 'Hello {name}',
    paragraphs: [
      'You did not answer the other price that we offered for request {number} in time: {hotel}, {checkIn} to {checkOut}.',
      'The request keeps its price of {price}. Open it to see what comes next.',
    ],
    action: 'View the request',
  },
  priceLowered: {
    subject: 'Request {number} now costs less: {price}',
    title: 'Hello {name}',
    paragraphs: [
      'We have lowered the price of request {number} to {price}: {hotel}, {checkIn} to {checkOut}.',
      'The reason: {reason}',
      'The new price counts already. You do not have to do anything.',
    ],
    action: 'View the request',
  },
  deadlineResumed: {
    subject: 'The payment deadline of request {number} runs again: {deadline}',
    title: 'Hello {name}',
    paragraphs: [
      'The payment deadline of request {number} stood still while finance looked at your receipt: {hotel}, {checkIn} to {checkOut}, {price}.',
      'What we have found does not cover it, so the deadline runs again.',
      '{settled} of its price of {price} is paid already or being checked.',
      'Please pay {toPay} by {deadline}, Tehran time ({deadlineThere} at the hotel).',
    ],
    action: 'Open the request to pay',
  },
  deadlineExtended: {
    subject: 'More time to pay for request {number}: until {deadline}',
    title: 'Hello {name}',
    paragraphs: [
      'The payment deadline of request {number} was extended: {hotel}, {checkIn} to {checkOut}.',
      '{settled} of its price of {price} is paid already or being checked.',
      'Please pay {toPay} by {deadline}, Tehran time ({deadlineThere} at the hotel).',
      'The reason: {reason}',
    ],
    action: 'Open the request to pay',
  },
  paymentInCheck: {
    subject: 'Request {number}: what you paid is still being checked',
    title: 'Hello {name}',
    paragraphs: [
      'Request {number} is accepted, and not confirmed yet: {hotel}, {checkIn} to {checkOut}, {price}.',
      'We are still checking what you sent for it. The payment deadline, {deadline}, Tehran time ({deadlineThere} at the hotel), keeps running until we have approved it.',
      'Please pay nothing twice. If you do not hear from us in good time, please call us.',
    ],
    action: 'View the request',
  },
  paymentReminder: {
    subject: 'Please pay for request {number} by {deadline}',
    title: 'Hello {name}',
    paragraphs: [
      'Request {number} is not paid yet: {hotel}, {checkIn} to {checkOut}.',
      '{settled} of its price of {price} is paid already or being checked.',
      'Please pay {toPay} by {deadline}, Tehran time ({deadlineThere} at the hotel). After that the rooms are released.',
    ],
    action: 'Open the request to pay',
  },
  notesReopened: {
    subject: 'You can write to us again about request {number}',
    title: 'Hello {name}',
    paragraphs: [
      'Request {number} is confirmed: {hotel}, {checkIn} to {checkOut}. We have opened its messages again.',
      'Write there whatever you need from us about this stay.',
    ],
    action: 'Open the messages',
  },
  notesUnread: {
    subject: 'A message about request {number} is waiting for you',
    title: 'Hello {name}',
    paragraphs: [
      'We wrote to you about request {number}: {hotel}, {checkIn} to {checkOut}.',
      'Nobody at your agency has read it yet. Please open the request to read and answer it.',
    ],
    action: 'Read the message',
  },
  notesUnreadClosed: {
    subject: 'A message about request {number} is waiting for you',
    title: 'Hello {name}',
    paragraphs: [
      'We wrote to you about request {number}: {hotel}, {checkIn} to {checkOut}.',
      'Nobody at your agency has read it yet. The request is confirmed, so messages about it are closed: please open it to read ours, and call us if you have a question.',
    ],
    action: 'Read the message',
  },
} as const
