import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { readDeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { withdrawOffer } from '@sarai/wire/desk/requests/offers.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, callsTo, inTurn, lossOf, refusalOf, silenceTo, tell } from '@sarai/frame/testing/answers.ts'
import { commonWords } from '@sarai/frame/testing/common-words.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en as details } from '#features/requests/details/messages.en.ts'
import { fa as detailsFa } from '#features/requests/details/messages.fa.ts'
import { en } from '#features/requests/details/offer/messages.en.ts'
import { fa } from '#features/requests/details/offer/messages.fa.ts'
import { aDeskRequest, anOffered, somebodyAtWork } from '#features/requests/testing/some-requests.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'
import { desk } from '#testing/desk.ts'

const offered = aDeskRequest({ ...anOffered, actions: [{ action: 'withdraw-offer', why: null }] })
const around = [answerTo(readDeskRequest, offered), somebodyAtWork]
const reason = 'The hotel kept its price.'

describeScreen('withdrawing an offer', {
  app: desk,
  address: '/requests/10482',
  words: { en, fa },
  states: (t, { language, form, problem }) => {
    const asked = translator(language, { en: details, fa: detailsFa })
    const open = () => page.getByRole('button', { name: asked('withdraw-offerNote'), exact: false }).click()
    const price = (minor: number) => showPrice(language, minor, 'EUR')
    const withdraw = async () => {
      await open()
      await fill({ [t('withdrawWhy')]: reason })
      await press(t('withdrawNow'))
    }
    return {
      loaded: {
        answers: [silenceTo(withdrawOffer), ...around],
        act: open,
        shows: [
          t('withdrawTitle', { number: 'R-10482' }),
          t('withdrawText', { offer: price(32_000), price: price(30_000) }),
          t('withdrawWhy'),
        ],
      },
      empty: {
        answers: [silenceTo(withdrawOffer), ...around],
        act: async () => {
          await open()
          await press(t('withdrawNow'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: [refusalOf(withdrawOffer, 409, 'STATE_CHANGED'), ...around],
        act: withdraw,
        shows: [problem('STATE_CHANGED'), reason],
      },
      failing: { answers: [lossOf(withdrawOffer), ...around], act: withdraw, shows: [form('lostTitle')] },
      slow: { answers: [silenceTo(withdrawOffer), ...around], act: withdraw, shows: [reason] },
    }
  },
})

test('an offer that takes its place while the dialog is open is not withdrawn by it', async () => {
  const { asked } = await drawScreen(desk, '/requests/10482', {
    language: 'en',
    width: 1440,
    answers: [
      inTurn(
        answerTo(readDeskRequest, offered),
        answerTo(readDeskRequest, { ...offered, version: offered.version + 1 }),
      ),
      refusalOf(withdrawOffer, 409, 'STATE_CHANGED'),
      somebodyAtWork,
    ],
  })
  await page.getByRole('button', { name: details['withdraw-offerNote'], exact: false }).click()
  tell({ what: 'request', id: '10482' })
  await expectShown([details.changedTitle])
  await fill({ [en.withdrawWhy]: reason })
  await press(en.withdrawNow)
  const sent = () => asked.filter(({ url, method }) => method === 'POST' && url.includes('offer'))
  await expect.poll(sent).toHaveLength(1)
  expect(await sent()[0]!.json()).toEqual({ reason, version: offered.version })
})

test.each(drawnLanguages('another offer meanwhile'))(
  'whoever goes on to the offer that took its place withdraws that one, with what was typed (%s)',
  async (language) => {
    const t = translator(language, { en, fa })
    const [offer, ...others] = offered.versions
    const another = { ...offered, version: 4, versions: [{ ...offer!, finalPrice: 33_500 }, ...others] }
    const refused = refusalOf(withdrawOffer, 409, 'STATE_CHANGED')
    const { asked } = await drawScreen(desk, '/requests/10482', {
      language,
      width: 1440,
      answers: [
        inTurn(answerTo(readDeskRequest, offered), answerTo(readDeskRequest, another)),
        inTurn(refused, answerTo(withdrawOffer, null)),
        somebodyAtWork,
      ],
    })
    const label = translator(language, { en: details, fa: detailsFa })('withdraw-offerNote')
    await page.getByRole('button', { name: label, exact: false }).click()
    await fill({ [t('withdrawWhy')]: reason })
    await press(t('withdrawNow'))
    await press(commonWords(language).form('newerTake'))
    await expectShown([showPrice(language, 33_500, 'EUR'), reason])
    await press(t('withdrawNow'))
    await expect.poll(() => callsTo(withdrawOffer, asked)).toHaveLength(2)
    const sent = await Promise.all(callsTo(withdrawOffer, asked).map((call) => call.json()))
    expect(sent).toEqual([3, 4].map((version) => ({ reason, version })))
  },
)
