import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { en } from '#features/auth/messages.en.ts'
import { fa } from '#features/auth/messages.fa.ts'
import { portal } from '#testing/portal.ts'

describeScreen('a registration that was sent', {
  app: portal,
  address: '/auth/register-success',
  as: 'visitor',
  words: { en, fa },
  asksNothing: 'it says what happens next, and knows nothing but the e-mail that was typed',
  states: (t) => {
    const next = [t('nextTitle'), t('nextReview'), t('nextMail'), t('nextLogin')]
    return { loaded: { shows: [t('thanksTitle'), t('thanksBodyPlain'), ...next, t('backToLogin')] } }
  },
})
