import type { Words } from '@sarai/locale/message.ts'

export const en = {
  title: 'What we can offer instead',
  note: 'Priced now, after commission',
  moved: 'It was {price} when we proposed it',
  gone: 'No longer available',
  choose: 'Choose',
  chooseTitle: 'Ask for {hotel} instead?',
  chooseText:
    'Your guests and flights are taken along, and the price is checked once more. Nothing is sent before you have reviewed it.',
  replaces: 'The request that you began and did not send is discarded.',
  chooseNow: 'Continue to review',
} as const satisfies Words
