import { expect, test } from 'vitest'
import { forgotPassword } from '@sarai/wire/portal/accounts.ts'
import { en as loginEn } from '@sarai/frame/login/login-words.en.ts'
import { fa as loginFa } from '@sarai/frame/login/login-words.fa.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en } from '#features/auth/messages.en.ts'
import { fa } from '#features/auth/messages.fa.ts'
import { portal } from '#testing/portal.ts'

const words = { en: { ...loginEn, ...en }, fa: { ...loginFa, ...fa } }

describeScreen('a link that was asked for', {
  app: portal,
  address: '/auth/forgot-password-submitted',
  as: 'visitor',
  words,
  proves: '[auth-08]',
  asksNothing: 'it says the same whether or not the user exists',
  states: (t) => ({
    loaded: {
      shows: [t('submittedTitle'), t('submittedBody'), t('submittedHelp'), t('backToLogin'), t('changeAddress')],
    },
  }),
})

test.each(drawnLanguages('names what was typed'))(
  'names what was typed, so that a slip is seen, in %s',
  async (language) => {
    const t = translator(language, words)
    const answers = [answerTo(forgotPassword, null)]
    const { address } = await drawScreen(portal, '/auth/forgot-password', { language, answers, as: 'visitor' })
    await fill({ [t('username')]: 'nasrin@parvazasia.example' })
    await press(t('sendLink'))
    await expectShown([t('submittedFor', { username: 'nasrin@parvazasia.example' })])
    expect(address()).toBe('/auth/forgot-password-submitted')
  },
)
