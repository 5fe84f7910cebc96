import type { Words } from '@sarai/locale/message.ts'

export const en = {
  title: 'Messages with the agency',
  empty: 'No messages yet. What you write here the agency reads.',
  closed: 'This request is confirmed, so its messages are closed for both sides.',
  reopened: 'Open although the request is confirmed.',
  reopen: 'Reopen messages',
  close: 'Close messages',
  reopenDone: 'Messages about {number} are open again. The agency gets a mail.',
  closeDone: 'Messages about {number} are closed',
  done: 'No answer needed',
  doneDone: '{number} needs no answer',
  agency: 'agency',
  replies: 'Saved replies',
  replyNeedsDeadline: 'Names a payment deadline; this request has none',
} as const satisfies Words
