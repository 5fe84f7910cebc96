import { expect, test } from 'vitest'
import { readAgencyInfo, updateAgencyInfo } from '@sarai/wire/portal/accounts.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import { showMobile } from '@sarai/locale/text/mobile.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, failureOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en } from '#features/account/messages.en.ts'
import { fa } from '#features/account/messages.fa.ts'
import { portal } from '#testing/portal.ts'

const info: ReplyOf<typeof readAgencyInfo> = {
  AgencyName: 'Parvaz Asia',
  ManagerFirstName: 'Nasrin',
  ManagerLastName: 'Rahimi',
  Email: 'nasrin@parvazasia.example',
  Mobile: '+989123456789',
  IsEmailVerified: false,
}
const email = { email: info.Email }
const waiting = answerTo(readAgencyInfo, info)
const verified = answerTo(readAgencyInfo, { ...info, IsEmailVerified: true })
const address = '/account/verify-email'

describeScreen('the address to verify', {
  app: portal,
  address,
  words: { en, fa },
  states: (t, { kit, form, stepUp, problem }) => {
    const fields = [t('email'), t('phone'), t('phoneHint'), info.Email, showMobile(info.Mobile), t('sendConfirmation')]
    const clear = async () => {
      await fill({ [t('email')]: '' })
      await press(t('saveAndSend'))
    }
    const move = async () => {
      await fill({ [t('email')]: 'office@parvazasia.example' })
      await fill({ [stepUp('password')]: 'Caravan2026' })
      await press(t('saveAndSend'))
    }
    return {
      loaded: {
        answers: [waiting],
        shows: [t('verifyNote'), t('contactCard'), t('notVerified'), t('waitingText', email), ...fields],
      },
      empty: { answers: [waiting], act: clear, shows: [form('wrongRequired'), form('fillMandatory')] },
      refused: {
        answers: [verified, refusalOf(updateAgencyInfo, 400, 'PASSWORD_WRONG', { fields: ['proof'] })],
        act: move,
        shows: [t('verified'), t('verifiedText', email), stepUp('passwordHint'), problem('PASSWORD_WRONG')],
      },
      failing: { answers: [failureOf(readAgencyInfo)], shows: [kit('loadFailed'), kit('retry')] },
      slow: { answers: [silenceTo(readAgencyInfo)], shows: [t('verifyNote'), kit('loading')] },
    }
  },
})

test.each(['en', 'fa'] as const)('says that the mail is on its way, in %s', async (language) => {
  const t = translator(language, { en, fa })
  const { asked } = await drawScreen(portal, address, {
    language,
    answers: [waiting, answerTo(updateAgencyInfo, null)],
  })
  await press(t('sendConfirmation'))
  await expectShown([t('updated'), t('sentTitle'), t('sentText')])
  expect(await asked.find(({ method }) => method === 'PUT')?.json()).toMatchObject({ Email: info.Email })
})
