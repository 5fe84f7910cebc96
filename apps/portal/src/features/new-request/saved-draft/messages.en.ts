import type { Words } from '@sarai/locale/message.ts'

export const en = {
  saved: 'Draft saved {time}',
  saving: 'Saving…',
  notSaved: 'Not saved — we try again',

  conflictTitle: 'This draft was changed elsewhere',
  conflictText: 'It was saved in another browser or tab, {time}. What you entered here since then is not saved.',
  goneTitle: 'This draft was sent or discarded elsewhere',
  goneText: 'What you entered here is not saved.',
  loadTheirs: 'Load it',
  startOver: 'Start over',
  keepMine: 'Keep mine',
  notSavedAnyMore: 'What you enter here is not saved any more',
  show: 'Why?',
  sentElsewhereTitle: 'This draft was already submitted: {number}',
  sentElsewhereText:
    'It was submitted in another tab or browser, {time}. What you changed here since then is not in it.',
  openRequest: 'Open the request',
  keepAsNew: 'Keep as a new request',

  sentTitle: 'Your request was submitted: {number}',
  sentText: '{hotel}, {time}. You may not have seen the confirmation.',
  gotIt: 'OK',

  resumeTitle: 'You have an unfinished request',
  rooms: { one: '1 room', other: '# rooms' },
  noRooms: 'No rooms yet',
  savedAt: 'Saved {time}',
  notOnSale: 'Its hotel is no longer on sale.',
  replacedLater: 'If you choose another hotel and enter something there, it takes the place of this one.',
  continue: 'Continue',
  discard: 'Discard',
  discarded: 'Draft discarded',
  undo: 'Undo',
  unread: 'An unfinished request of yours may be saved, but it could not be loaded.',
  tryAgain: 'Try again',

  otherTitle: 'Your unfinished request for {hotel} is still saved',
  otherTitleUnknown: 'Your unfinished request for another hotel is still saved',
  otherText: 'As soon as you enter something here, it is replaced.',
  continueOther: 'Continue that one',
} as const satisfies Words
