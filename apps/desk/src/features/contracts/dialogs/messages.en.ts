import type { Words } from '@sarai/locale/message.ts'

export const en = {
  amount: 'Amount',
  reason: 'Reason',
  reasonHint: 'It stays in the activity log. The agency does not see it.',
  creditHint: 'There is credit of {amount}.',

  moveTitle: 'Use the credit of {number}',
  moveText: 'It pays for another contract of the same agency in the same currency.',
  moveTo: 'For which contract',
  moveChoice: '{number}: owes {amount}',
  moveNone: 'The agency owes nothing on another contract in this currency. The credit can stay, or be paid out.',
  moveNow: 'Use it',
  moved: 'The credit pays for the other contract now',

  payOutTitle: 'Pay credit of {number} out',
  payOutText: 'Enter it once the money has left the house.',
  payOutNow: 'Pay out',
  paidOut: 'The payout is entered',

  adjustTitle: 'Adjust {number}',
  adjustText: 'An entry by hand. It counts once a second person has approved it.',
  direction: 'What changes',
  'owed-more': 'The agency owes more',
  'owed-less': 'The agency owes less',
  adjustNow: 'Propose',
  adjusted: 'The entry waits for a second person',

  decideTitle: 'An entry by hand on {number}',
  decideText: '{name} proposes {amount}:',
  decideWhat: 'Your decision',
  post: 'Enter it',
  postNote: 'It changes what the agency owes at once.',
  refuse: 'Refuse it',
  refuseNote: 'Nothing changes, and it stays in the list.',
  decideNow: 'Decide',
  posted: 'The entry is in the books',
  refused: 'The entry is refused',
} as const satisfies Words
