import { verifyEmail } from '@sarai/wire/portal/accounts.ts'
import { answerTo, failureOf, refusalOf, silenceTo, supportPhone } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { en } from '#features/auth/messages.en.ts'
import { fa } from '#features/auth/messages.fa.ts'
import { portal } from '#testing/portal.ts'

describeScreen('the link of a confirmation mail', {
  app: portal,
  // As the mail has it; the guard leads it to its page.
  address: `/account/verify-email?token=${'x'.repeat(43)}`,
  as: 'visitor',
  words: { en, fa },
  states: (t, { problem }) => ({
    loaded: { answers: [answerTo(verifyEmail, null)], shows: [t('confirmed'), t('confirmedHelp'), t('toPortal')] },
    // Reloaded: the token was taken out of the address.
    empty: { address: '/auth/confirm-email?token=', shows: [t('noLinkTitle'), t('noLink'), t('newConfirmation')] },
    refused: {
      answers: [refusalOf(verifyEmail, 400, 'LINK_INVALID')],
      shows: [t('oldConfirmation'), t('oldConfirmationHelp'), t('newConfirmation')],
    },
    failing: {
      answers: [failureOf(verifyEmail)],
      shows: [t('confirmFailed'), problem('UNEXPECTED', { phone: supportPhone }), t('tryAgain')],
    },
    slow: { answers: [silenceTo(verifyEmail)], shows: [t('confirmTitle'), t('confirming')] },
  }),
})
