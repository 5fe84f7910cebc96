import { page, userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import { changeGuests } from '@sarai/wire/portal/life/changes.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, callsTo, lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en } from '#features/requests/details/edit/messages.en.ts'
import { fa } from '#features/requests/details/edit/messages.fa.ts'
import { editorIn, toEdit } from '#features/requests/testing/an-edit.ts'
import { portal } from '#testing/portal.ts'

const address = '/reservations/reservation-details/10482'

describeScreen('editing the reference of an agency', {
  app: portal,
  address,
  words: { en, fa },
  states: (t, { language, form, problem }) => {
    const { open, fieldOf } = editorIn(language)
    const answers = toEdit(language)
    const openReference = () => open(t('reference'))
    const save = async () => {
      await openReference()
      await fieldOf(t('agencyRef')).fill('5512-B')
      await press(t('save'))
    }
    return {
      loaded: {
        answers,
        act: openReference,
        shows: [t('reference'), t('answerStays'), t('agencyRef'), t('agencyRefHint'), t('save')],
      },
      refused: {
        answers: [...answers, refusalOf(changeGuests, 400, 'STAY_BEGUN')],
        act: save,
        shows: [problem('STAY_BEGUN'), t('reference')],
      },
      failing: {
        answers: [...answers, lossOf(changeGuests)],
        act: save,
        shows: [form('lostTitle'), form('lostText'), t('reference')],
      },
      slow: { answers: [...answers, silenceTo(changeGuests)], act: save, shows: [t('reference')] },
    }
  },
})

test.each(drawnLanguages('editing the reference of an agency'))(
  'sends it with the guests as they are, in %s',
  async (language) => {
    const t = translator(language, { en, fa })
    const { open } = editorIn(language)
    const { asked } = await drawScreen(portal, address, {
      language,
      answers: [...toEdit(language), answerTo(changeGuests, null)],
    })
    await open(t('reference'))
    // It begins in the field.
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}5512-B{Enter}')
    await expectShown([t('referenceDone')])
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    const sent = callsTo(changeGuests, asked)[0]
    expect(await sent!.json()).toMatchObject({
      version: 3,
      agencyRef: '5512-B',
      guests: [
        [{ PassportNumber: 'A12345678' }, { PassportNumber: 'B98765432' }, {}],
        [{}, {}, { PassportNumber: '' }],
      ],
    })
  },
)
