import { publishPackage, readPackage, withdrawPackage } from '@sarai/wire/desk/packages.ts'
import { listProperties } from '@sarai/wire/desk/properties.ts'
import { answerTo, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeView } from '@sarai/frame/testing/describe-screen.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/packages/messages.en.ts'
import { fa } from '#features/packages/messages.fa.ts'
import { autumn, oneGroup } from '#features/packages/testing/a-package.ts'
import { desk } from '#testing/desk.ts'

const screen = { app: desk, address: '/packages/3', words: { en, fa } } as const
const noHotels = answerTo(listProperties, { rows: [], total: 0, next: null })

describeView('a package is published after saying how many hotels which groups will see', {
  ...screen,
  shown: (t, { language }) => ({
    answers: [answerTo(readPackage, autumn), noHotels, oneGroup, silenceTo(publishPackage)],
    act: () => press(t('publish')),
    shows: [
      t('publishTitle', { title: language === 'fa' ? autumn.titleFa : autumn.titleEn }),
      t('publishSome', { count: 5, groups: language === 'fa' ? 'همکاران طلایی' : 'Gold partners' }),
      t('publish'),
    ],
  }),
})

describeView('a package is withdrawn after saying what that means for agencies', {
  ...screen,
  shown: (t, { language }) => ({
    answers: [
      answerTo(readPackage, { ...autumn, status: 'published' }),
      noHotels,
      oneGroup,
      silenceTo(withdrawPackage),
    ],
    act: () => press(t('withdraw')),
    shows: [
      t('withdrawTitle', { title: language === 'fa' ? autumn.titleFa : autumn.titleEn }),
      t('withdrawText'),
      t('withdraw'),
    ],
  }),
})
