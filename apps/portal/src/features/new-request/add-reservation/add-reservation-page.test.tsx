import { page } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import { readContract, type ContractReply } from '@sarai/wire/portal/money/contracts.ts'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, failureOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnWidths } from '@sarai/frame/testing/drawn-languages.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectHabits, expectShown } from '@sarai/frame/testing/look-over.ts'
import { en } from '#features/new-request/add-reservation/messages.en.ts'
import { fa } from '#features/new-request/add-reservation/messages.fa.ts'
import { en as wizardEn } from '#features/new-request/messages.en.ts'
import { fa as wizardFa } from '#features/new-request/messages.fa.ts'
import { en as stepsEn } from '#features/new-request/steps/messages.en.ts'
import { fa as stepsFa } from '#features/new-request/steps/messages.fa.ts'
import { savesIn } from '#features/new-request/testing/a-saved-draft.ts'
import { agentIn } from '#features/new-request/testing/hands.ts'
import { soldAnswers } from '#features/new-request/testing/sold.ts'
import { portal } from '#testing/portal.ts'
// Loaded with the test: whoever is the first to need them would wait for all of it.
import '#features/new-request/steps/request-steps.tsx'

const address = '/reservations/add-reservation/2207'
const words = { en: { ...stepsEn, ...wizardEn, ...en }, fa: { ...stepsFa, ...wizardFa, ...fa } }
const aContract = (changes: Partial<ContractReply> = {}) =>
  answerTo(readContract, {
    Id: 2207,
    Version: 1,
    OrderNumber: 'C-2207',
    OpenedAt: '2031-11-09T06:42:00.000Z',
    Currency: 'EUR',
    CurrencySign: '€',
    State: 'Open',
    RequestCount: 2,
    Charged: 0,
    Paid: 0,
    Waiting: 0,
    Due: 0,
    Credit: 0,
    DueAt: null,
    DueHeldSince: null,
    HasUnverifiedPayment: false,
    Requests: [],
    Missing: [],
    Unverified: null,
    AnnouncedCash: 0,
    CreditTarget: null,
    ...changes,
  })

describeScreen('adding to a contract', {
  app: portal,
  address,
  words,
  proves: '[wizard-21]',
  states: (t, { language, kit, problem }) => ({
    loaded: {
      answers: [aContract(), ...soldAnswers(language)],
      shows: [
        t('addsTo', { number: 'C-2207' }),
        `${currencyName(language, 'EUR')} · ${t('requests', { count: 2 })}`,
        t('stepHotel'),
        t('chooseHotel', { hotel: 'Galata Court Hotel' }),
      ],
    },
    empty: {
      answers: [aContract({ State: 'Settled' })],
      shows: [t('settledTitle', { number: 'C-2207' }), t('settledText'), t('toNew')],
    },
    failing: { answers: [failureOf(readContract)], shows: [kit('loadFailed'), kit('retry')] },
    refused: {
      answers: [refusalOf(readContract, 403, 'FORBIDDEN')],
      shows: [problem('FORBIDDEN'), kit('retry')],
    },
    slow: { answers: [silenceTo(readContract)], shows: [t('title'), kit('loading')] },
  }),
})

describe.each(drawnWidths('a request for a contract'))(
  'a request for a contract, in %s at %i px',
  (language, width) => {
    const t = translator(language, words)
    const { t: r } = agentIn(language)
    const draw = (contract = aContract(), at = address) =>
      drawScreen(portal, at, { language, width, answers: [contract, ...soldAnswers(language)] })

    test('is not begun where there is no room for it', async () => {
      await draw(aContract({ RequestCount: 200 }))
      await expectShown([t('fullTitle', { number: 'C-2207' }), t('fullText', { most: 200 }), t('toNew')])
      expect(document.body.innerText).not.toContain(t('stepHotel'))
    })

    test('is the same wizard, at its own address and with a draft of its own [wizard-21]', async () => {
      const { asked, address: now } = await draw()
      await press(t('chooseHotel', { hotel: 'Galata Court Hotel' }))
      await expect.poll(now).toBe(`${address}?hotel=1`)
      await expectShown([t('addsTo', { number: 'C-2207' }), t('stepRooms'), r('noRooms')])
      await page.getByRole('textbox', { name: r('notes') }).fill('Beside the others')
      await expect.poll(() => savesIn(asked), { timeout: 5_000 }).toHaveLength(1)
      const drafts = asked.filter(({ url }) => url.includes('/api/drafts'))
      expect(drafts.map(({ url }) => new URL(url).search)).toEqual(drafts.map(() => '?contractId=2207'))
      expectHabits(language)
    })

    test('cannot be for a hotel that sells in another currency, and says so before anything is entered', async () => {
      const { address: now } = await draw(aContract({ Currency: 'USD' }), `${address}?hotel=1`)
      await expectShown([t('currencyTitle'), t('currencyText', { currency: currencyName(language, 'USD') })])
      await press(t('toHotels'))
      await expect.poll(now).toBe(address)
    })

    test.each(['/reservations/add-reservation/999', '/reservations/add-reservation/none'])(
      'says so where there is no such contract of the agency: %s',
      async (at) => {
        await draw(refusalOf(readContract, 404, 'NOT_FOUND'), at)
        await expectShown([t('missingTitle'), t('missingText'), t('toNew')])
        expect(document.querySelector('main a[href="/reservations/new"]')?.textContent).toBe(t('toNew'))
      },
    )
  },
)
