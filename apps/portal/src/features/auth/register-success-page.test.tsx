import { expect, test } from 'vitest'
import { registerAgency } from '@sarai/wire/portal/accounts.ts'
import { en as loginEn } from '@sarai/frame/login/login-words.en.ts'
import { fa as loginFa } from '@sarai/frame/login/login-words.fa.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { fill, press, tick } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en } from '#features/auth/messages.en.ts'
import { fa } from '#features/auth/messages.fa.ts'
import { portal } from '#testing/portal.ts'

const words = { en: { ...loginEn, ...en }, fa: { ...loginFa, ...fa } }

describeScreen('a registration that was sent', {
  app: portal,
  address: '/auth/register-success',
  as: 'visitor',
  words,
  asksNothing: 'it says what happens next, and knows nothing but the e-mail that was typed',
  states: (t) => {
    const next = [t('nextTitle'), t('nextReview'), t('nextMail'), t('nextLogin')]
    return { loaded: { shows: [t('thanksTitle'), t('thanksBodyPlain'), ...next, t('backToLogin')] } }
  },
})

test.each(drawnLanguages('confirms what was sent'))(
  'confirms what was sent, and says where we will write to [auth-06], in %s',
  async (language) => {
    const t = translator(language, words)
    const answers = [answerTo(registerAgency, {})]
    const { address } = await drawScreen(portal, '/auth/register', { language, answers, as: 'visitor' })
    const email = 'nasrin@parvazasia.example'
    await fill({ [t('company')]: 'Parvaz Asia', [t('email')]: email, [t('phone')]: '09123456789' })
    await fill({ [t('firstName')]: 'Nasrin', [t('lastName')]: 'Rahimi' })
    await fill({ [t('password')]: 'Caravan5erai', [t('repeat')]: 'Caravan5erai' })
    await tick(t('terms'))
    await press(t('send'))
    await expectShown([t('registered'), t('thanksTitle'), t('thanksBody', { email })])
    expect(address()).toBe('/auth/register-success')
  },
)
