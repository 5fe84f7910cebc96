import type { Words } from '@sarai/locale/message.ts'

/** Part of the first bundle: said when nothing more can be loaded. */
export const en = {
  notLoadedTitle: 'This page could not be opened',
  notLoadedText: 'The connection may be down, or Sarai has just been updated. Whatever you saved is safe.',
  unreachable: 'There is still no connection to Sarai.',
  brokenTitle: 'Something went wrong on this page',
  brokenText: 'The fault is ours. Try again. If it keeps happening, please call support.',
  toStart: 'To the start page',
} as const satisfies Words
