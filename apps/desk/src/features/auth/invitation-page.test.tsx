import { readInvitation } from '@sarai/wire/desk/staff.ts'
import { answerTo, failureOf, refusalOf, silenceTo, supportPhone } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/auth/messages.en.ts'
import { fa } from '#features/auth/messages.fa.ts'
import { desk } from '#testing/desk.ts'

// Comes first: the link of a mail is kept for as long as the tab lives.
describeScreen('an invitation without its link', {
  app: desk,
  address: '/invitation',
  as: 'visitor',
  words: { en, fa },
  asksNothing: 'without a link there is nothing to ask for',
  states: (t) => ({ loaded: { shows: [t('noLinkTitle'), t('noLinkText'), t('toLogin')] } }),
})

const invited = answerTo(readInvitation, { username: 'leila@sarai.example' })

describeScreen('an invitation', {
  app: desk,
  address: '/invitation?token=token-of-the-test',
  as: 'visitor',
  words: { en, fa },
  states: (t, { kit, form, problem }) => {
    const person = [t('username'), 'leila@sarai.example', t('name')]
    const rules = [form('ruleLength'), form('ruleCapital'), form('ruleSmall'), form('ruleDigit')]
    const password = [form('newPassword'), ...rules, form('repeatNew')]
    return {
      loaded: {
        answers: [invited],
        shows: [t('invitationTitle'), t('invitationHelp'), ...person, ...password, t('accept')],
      },
      empty: { answers: [invited], act: () => press(t('accept')), shows: [form('wrongRequired')] },
      refused: {
        answers: [refusalOf(readInvitation, 400, 'LINK_INVALID')],
        shows: [t('badLinkTitle'), t('badLinkText'), t('toLogin')],
      },
      failing: {
        answers: [failureOf(readInvitation)],
        shows: [t('invitationFailed'), problem('UNEXPECTED', { phone: supportPhone }), t('tryAgain')],
      },
      slow: { answers: [silenceTo(readInvitation)], shows: [kit('loading')] },
    }
  },
})
