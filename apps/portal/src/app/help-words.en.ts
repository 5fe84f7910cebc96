import type { Words } from '@sarai/locale/message.ts'

export const en = {
  subject: 'Something did not work: {page}',
  happened: 'What was said: {sentence}',
  where: 'Page: {page} ({path})',
  reference: 'Reference: {reference} ({code}, {tried})',
  wish: 'What I wanted to do:',
} as const satisfies Words
