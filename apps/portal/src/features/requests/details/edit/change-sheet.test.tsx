import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { changeGuests } from '@sarai/wire/portal/life/changes.ts'
import { readRequest } from '@sarai/wire/portal/kept-requests.ts'
import { stepText } from '@sarai/locale/words/step-texts.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { commonWords } from '@sarai/frame/testing/common-words.ts'
import { answerTo, callsTo, inTurn, refusalOf } from '@sarai/frame/testing/answers.ts'
import { describeView } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en } from '#features/requests/details/edit/messages.en.ts'
import { fa } from '#features/requests/details/edit/messages.fa.ts'
import { acceptedMeanwhile, editorIn, toEdit } from '#features/requests/testing/an-edit.ts'
import { aRequest } from '#features/requests/testing/some-requests.ts'
import { en as newerEn } from '#shared/request-change/messages.en.ts'
import { fa as newerFa } from '#shared/request-change/messages.fa.ts'
import { portal } from '#testing/portal.ts'

const address = '/reservations/reservation-details/10482'
const newerWords = { en: newerEn, fa: newerFa }

/** A colleague wrote a passport, and the desk accepted, while somebody typed on what they had read before. */
const meanwhile = (language: 'en' | 'fa') => [
  inTurn(answerTo(readRequest, aRequest(language)), answerTo(readRequest, acceptedMeanwhile(language))),
  ...toEdit(language).slice(1),
]

async function typeTooLate(language: 'en' | 'fa') {
  const t = translator(language, { en, fa })
  const { g, open, fieldOf, guest } = editorIn(language)
  await open(t('guests'))
  await fieldOf(g('lastName'), guest(1)).fill('RAHIMI')
  await press(t('save'))
}

describeView('a request that others changed while it was edited', {
  app: portal,
  address,
  words: { en, fa },
  shown: (t, { language }) => {
    const newer = translator(language, newerWords)
    return {
      answers: [...meanwhile(language), refusalOf(changeGuests, 409, 'STATE_CHANGED')],
      act: () => typeTooLate(language),
      shows: [
        newer('newerTitle'),
        'Mina Karimi',
        newer('byDesk'),
        stepText(language, 'accept'),
        newer('newerText'),
        t('save'),
      ],
    }
  },
})

test.each(drawnLanguages('a request that others changed'))(
  'goes on from what others saved, with what was typed and over nothing of theirs, in %s',
  async (language) => {
    const t = translator(language, { en, fa })
    const newer = translator(language, newerWords)
    const { g, fieldOf, guest } = editorIn(language)
    const { asked } = await drawScreen(portal, address, {
      language,
      answers: [
        ...meanwhile(language),
        inTurn(refusalOf(changeGuests, 409, 'STATE_CHANGED'), answerTo(changeGuests, null)),
      ],
    })
    await typeTooLate(language)
    await expectShown([newer('newerTitle')])
    // It leads to what stands in the way, and sends nothing.
    await press(t('save'))
    await expect.element(page.getByRole('button', { name: newer('goOn') })).toHaveFocus()
    await press(newer('goOn'))
    await expect.element(fieldOf(g('lastName'), guest(1))).toHaveValue('RAHIMI')
    await expect.element(fieldOf(g('passport'), guest(3, 2))).toHaveValue('F66281037')
    await press(t('save'))
    await expectShown([t('guestsDone')])
    const sent = callsTo(changeGuests, asked)
    expect(sent).toHaveLength(2)
    expect(await sent[1]!.json()).toMatchObject({
      version: 5,
      guests: [
        [{ LastName: 'RAHIMI' }, {}, {}],
        [{}, {}, { PassportNumber: 'F66281037' }],
      ],
    })
  },
)

test.each(drawnLanguages('what was typed and is not saved'))(
  'asks before what was typed is thrown away, also with the tab, in %s',
  async (language) => {
    const t = translator(language, { en, fa })
    const { kit } = commonWords(language)
    const { open, fieldOf } = editorIn(language)
    await drawScreen(portal, address, { language, answers: toEdit(language) })
    await open(t('reference'))
    const closesAtOnce = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(closesAtOnce()).toBe(true)
    await fieldOf(t('agencyRef')).fill('5512-B')
    await expect.poll(closesAtOnce).toBe(false)
    await press(kit('cancel'))
    await expect.element(page.getByRole('alertdialog', { name: kit('discardTitle') })).toBeVisible()
  },
)
