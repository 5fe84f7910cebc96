import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { readAgencyInfo, updateAgencyInfo } from '@sarai/wire/portal/accounts.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import { showMobile } from '@sarai/locale/text/mobile.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, failureOf, heldUntil, inTurn, refusalOf, silenceTo, tell } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
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

test.each(drawnLanguages('says that the mail'))('says that the mail is on its way, in %s', async (language) => {
  const t = translator(language, { en, fa })
  const { asked } = await drawScreen(portal, address, {
    language,
    answers: [waiting, answerTo(updateAgencyInfo, null)],
  })
  await press(t('sendConfirmation'))
  await expectShown([t('updated'), t('sentTitle'), t('sentText')])
  expect(await asked.find(({ method }) => method === 'PUT')?.json()).toEqual({ Email: info.Email })
})

const otherPhone = '+989350000001'
const phone = () => page.getByRole('textbox', { name: en.phone })
const changedMeanwhile = inTurn(waiting, answerTo(readAgencyInfo, { ...info, Mobile: otherPhone }))

test('the phone that a colleague changed meanwhile is shown, and not put back', async () => {
  const { asked } = await drawScreen(portal, address, {
    language: 'en',
    answers: [changedMeanwhile, answerTo(updateAgencyInfo, null)],
  })
  await expect.element(phone()).toHaveValue(showMobile(info.Mobile))
  tell({ what: 'agency', id: '7' })
  await expect.element(phone()).toHaveValue(showMobile(otherPhone))
  await press(en.sendConfirmation)
  await expectShown([en.updated])
  expect(await asked.find(({ method }) => method === 'PUT')?.json()).toEqual({ Email: info.Email })
})

test('what is typed while the form is sent stays unsaved', async () => {
  const { promise: moment, resolve: answer } = Promise.withResolvers<void>()
  await drawScreen(portal, address, {
    language: 'en',
    answers: [verified, heldUntil(moment, answerTo(updateAgencyInfo, null))],
  })
  await fill({ [en.phone]: '0935 000 0001' })
  await press(en.saveAndSend)
  await fill({ [en.phone]: '0935 000 0002' })
  answer()
  await expectShown([en.updated])
  await expect.element(page.getByRole('button', { name: en.saveAndSend })).toBeVisible()
  await expect.element(phone()).toHaveValue('0935 000 0002')
})
