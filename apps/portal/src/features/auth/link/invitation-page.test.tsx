import { readInvitation } from '@sarai/wire/portal/colleagues.ts'
import { answerTo, failureOf, refusalOf, silenceTo, supportPhone } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { en } from '#features/auth/messages.en.ts'
import { fa } from '#features/auth/messages.fa.ts'
import { portal } from '#testing/portal.ts'

const leila = {
  AgencyName: 'Parvaz Asia',
  FirstName: 'Leila',
  Email: 'leila@parvazasia.example',
  Role: 'agent',
} as const

describeScreen('an invitation', {
  app: portal,
  address: `/auth/invitation?token=${'x'.repeat(43)}`,
  as: 'visitor',
  words: { en, fa },
  states: (t, { form, problem }) => {
    const greeting = [t('invitedAs', { name: leila.FirstName, role: t('agent') }), t('yourUsername'), leila.Email]
    const rules = [form('ruleLength'), form('ruleCapital'), form('ruleSmall'), form('ruleDigit')]
    const fields = [form('newPassword'), ...rules, form('repeatNew'), t('join')]
    return {
      loaded: {
        answers: [answerTo(readInvitation, leila)],
        shows: [t('welcomeTo', { agency: leila.AgencyName }), ...greeting, ...fields],
      },
      // Reloaded: the token was taken out of the address.
      empty: {
        address: '/auth/invitation?token=',
        shows: [t('noLinkTitle'), t('openLinkAgain'), t('backToLogin')],
      },
      refused: {
        answers: [refusalOf(readInvitation, 400, 'LINK_INVALID')],
        shows: [t('oldInvitation'), t('oldInvitationHelp'), t('backToLogin')],
      },
      failing: {
        answers: [failureOf(readInvitation)],
        shows: [t('invitationFailed'), problem('UNEXPECTED', { phone: supportPhone }), t('tryAgain')],
      },
      slow: { answers: [silenceTo(readInvitation)], shows: [t('invitationTitle'), t('readingInvitation')] },
    }
  },
})
