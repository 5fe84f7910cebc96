import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { findAlternativeHotels } from '@sarai/wire/desk/requests/alternatives.ts'
import { rejectRequest } from '@sarai/wire/desk/requests/answers.ts'
import { readDeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { listRejectionReasons } from '@sarai/wire/desk/requests/rejection-reasons.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, inTurn, lossOf, refusalOf, silenceTo, tell } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en as formEn } from '@sarai/frame/form/form-words.en.ts'
import { fa as formFa } from '@sarai/frame/form/form-words.fa.ts'
import { en as kitEn } from '@sarai/ui/kit/words.en.ts'
import { en as insteadEn } from '#features/requests/details/answers/alternatives/messages.en.ts'
import { en } from '#features/requests/details/messages.en.ts'
import { fa } from '#features/requests/details/messages.fa.ts'
import { galata } from '#features/requests/testing/some-alternatives.ts'
import { full, twoReasons } from '#features/requests/testing/some-reasons.ts'
import { aDeskRequest, somebodyAtWork } from '#features/requests/testing/some-requests.ts'
import { desk } from '#testing/desk.ts'

const around = [
  answerTo(readDeskRequest, aDeskRequest()),
  answerTo(listRejectionReasons, twoReasons),
  answerTo(findAlternativeHotels, { hotels: [galata] }),
  somebodyAtWork,
]
const address = '/requests/10482'

describeScreen('rejecting a request', {
  app: desk,
  address,
  words: { en, fa },
  states: (t, { language, form, problem }) => {
    const open = () => page.getByRole('button', { name: t('rejectNote'), exact: false }).click()
    const choose = async () => {
      await open()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('reason'), exact: false })
        .click()
      await page.getByRole('option', { name: language === 'fa' ? full.nameFa : full.nameEn }).click()
    }
    const reject = async () => {
      await choose()
      await press(t('rejectNow'))
    }
    return {
      loaded: {
        answers: [silenceTo(rejectRequest), ...around],
        act: choose,
        shows: [
          t('rejectTitle', { number: 'R-10482' }),
          t('reason'),
          t('sentence'),
          t('sentenceHint', { language: t('persian') }),
          full.sentenceFa,
          t('rejectNow'),
        ],
      },
      empty: {
        answers: [silenceTo(rejectRequest), ...around],
        act: async () => {
          await open()
          await press(t('rejectNow'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: [refusalOf(rejectRequest, 409, 'STATE_CHANGED'), ...around],
        act: reject,
        shows: [problem('STATE_CHANGED'), full.sentenceFa],
      },
      failing: { answers: [lossOf(rejectRequest), ...around], act: reject, shows: [form('lostTitle')] },
      slow: {
        answers: [silenceTo(rejectRequest), ...around],
        act: reject,
        shows: [t('rejectTitle', { number: 'R-10482' })],
      },
    }
  },
})

test('nothing is said to be wrong before anything was done', async () => {
  const t = translator('en', { en, fa })
  await drawScreen(desk, address, { language: 'en', width: 1440, answers: [silenceTo(rejectRequest), ...around] })
  await page.getByRole('button', { name: t('rejectNote'), exact: false }).click()
  await expect.element(page.getByRole('dialog').getByRole('button', { name: t('reason'), exact: false })).toHaveFocus()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(document.querySelectorAll('[role=dialog] [data-invalid]')).toHaveLength(0)
})

test('nor on the way back from proposing another stay', async () => {
  const t = translator('en', { en, fa })
  await drawScreen(desk, address, { language: 'en', width: 1440, answers: [silenceTo(rejectRequest), ...around] })
  await page.getByRole('button', { name: t('rejectNote'), exact: false }).click()
  await press(insteadEn.propose)
  await expectShown([insteadEn.proposeNote])
  await page.getByRole('button', { name: kitEn.cancel, exact: true }).last().click()
  await expect.poll(() => page.getByText(insteadEn.proposeNote).elements()).toEqual([])
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(document.querySelectorAll('[role=dialog] [data-invalid]')).toHaveLength(0)
})

test('another reason replaces a sentence that came with one, and never what somebody wrote', async () => {
  const t = translator('en', { en, fa })
  await drawScreen(desk, address, { language: 'en', width: 1440, answers: [silenceTo(rejectRequest), ...around] })
  await page.getByRole('button', { name: t('rejectNote'), exact: false }).click()
  const choose = async (name: string) => {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('reason'), exact: false })
      .click()
    await page.getByRole('option', { name }).click()
  }
  const sentence = page.getByRole('textbox', { name: t('sentence') })
  const [first, second] = twoReasons
  await choose(first!.nameEn)
  await expect.element(sentence).toHaveValue(first!.sentenceFa)
  await choose(second!.nameEn)
  await expect.element(sentence).toHaveValue(second!.sentenceFa)
  await fill({ [t('sentence')]: 'متأسفیم، هتل پر است.' })
  await choose(first!.nameEn)
  await expect.element(sentence).toHaveValue('متأسفیم، هتل پر است.')
  await expectShown([t('sentence')])
})

test.each(drawnLanguages('a request that changes while it is rejected'))(
  'a request that changes meanwhile is rejected as it was read, until somebody goes on from it, in %s',
  async (language) => {
    const t = translator(language, { en, fa })
    const changed = aDeskRequest({ version: 3, finalPrice: 21_000 })
    const reads = inTurn(answerTo(readDeskRequest, aDeskRequest()), answerTo(readDeskRequest, changed))
    const answers = [refusalOf(rejectRequest, 409, 'STATE_CHANGED'), reads, ...around]
    const { asked } = await drawScreen(desk, address, { language, width: 1440, answers })
    await page.getByRole('button', { name: t('rejectNote'), exact: false }).click()
    const dialog = page.getByRole('dialog')
    await expectShown([t('rejectNow')])
    tell({ what: 'request', id: '10482' })
    await expectShown([t('changedTitle')])
    await dialog.getByRole('button', { name: t('reason'), exact: false }).click()
    await page.getByRole('option', { name: language === 'fa' ? full.nameFa : full.nameEn }).click()
    const versions = async () => {
      const sent = asked.filter(({ url }) => url.endsWith('/reject')).map((call) => call.clone().json())
      return (await Promise.all(sent)).map(({ version, reason }) => ({ version, reason }))
    }
    await press(t('rejectNow'))
    await expect.poll(versions).toEqual([{ version: 2, reason: full.sentenceFa }])
    await press(translator(language, { en: formEn, fa: formFa })('newerTake'))
    await press(t('rejectNow'))
    await expect.poll(versions).toEqual([
      { version: 2, reason: full.sentenceFa },
      { version: 3, reason: full.sentenceFa },
    ])
  },
)
