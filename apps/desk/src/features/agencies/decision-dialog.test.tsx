import { expect, test } from 'vitest'
import { listActivity } from '@sarai/wire/desk/activity.ts'
import { decideAgency, listAgencies, readAgency } from '@sarai/wire/desk/agencies.ts'
import { listAgencyGroups } from '@sarai/wire/desk/agency-groups.ts'
import { answerTo, callsTo, inTurn, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#features/agencies/messages.en.ts'
import { fa } from '#features/agencies/messages.fa.ts'
import { alike, parvazAsia, waiting } from '#features/agencies/testing/parvaz-asia.ts'
import { desk } from '#testing/desk.ts'

const { name: agency, email } = waiting
const answering = (answer: Answer) => [
  answerTo(listAgencies, { rows: [waiting], total: 1, next: null }),
  answerTo(readAgency, { ...parvazAsia, duplicates: [alike] }),
  answerTo(listAgencyGroups, []),
  answerTo(listActivity, { rows: [], next: null, asked: { who: null, agency: null } }),
  answer,
]

describeScreen('rejecting an agency', {
  app: desk,
  address: '/agencies/7',
  words: { en, fa },
  states: (t, { form }) => {
    const open = () => press(t('reject'))
    const send = async () => {
      await open()
      await fill({ [t('reason')]: 'The licence is over' })
      await press(t('reject'))
    }
    return {
      loaded: {
        answers: answering(silenceTo(decideAgency)),
        act: open,
        shows: [
          t('rejectTitle', { agency }),
          t('rejectText', { email, language: t('persian') }),
          t('reasonHint'),
          t('reject'),
        ],
      },
      empty: {
        answers: answering(silenceTo(decideAgency)),
        act: async () => {
          await open()
          await press(t('reject'))
        },
        shows: [t('reasonNeeded')],
      },
      refused: {
        answers: answering(refusalOf(decideAgency, 409, 'STATE_CHANGED')),
        act: send,
        shows: [t('alreadyDecided', { agency }), t('reasonKept'), 'The licence is over'],
      },
      failing: {
        answers: answering(lossOf(decideAgency)),
        act: send,
        shows: [form('lostTitle'), form('lostText'), 'The licence is over'],
      },
      slow: { answers: answering(silenceTo(decideAgency)), act: send, shows: [t('reasonHint')] },
    }
  },
})

// Whoever approves from the list has not seen the page that warns of those who look alike.
describeScreen('approving an agency from the list', {
  app: desk,
  address: '/agencies',
  words: { en, fa },
  states: (t, { form, problem }) => {
    const open = () => press(t('approve'))
    const send = async () => {
      await open()
      await press(t('approve'))
    }
    const text = t('approveText', { email, language: t('persian') })
    return {
      loaded: {
        answers: answering(silenceTo(decideAgency)),
        act: open,
        shows: [t('approveTitle', { agency }), text, t('duplicatesTitle'), alike.name, t('sameMobile')],
      },
      refused: {
        answers: answering(refusalOf(decideAgency, 409, 'ADDRESS_LOST')),
        act: send,
        shows: [problem('ADDRESS_LOST')],
      },
      failing: { answers: answering(lossOf(decideAgency)), act: send, shows: [form('lostTitle'), form('lostText')] },
      slow: { answers: answering(silenceTo(decideAgency)), act: send, shows: [text] },
    }
  },
})

test.each(drawnLanguages('a typed reason'))(
  'a typed reason is asked about before the tab closes (%s)',
  async (language) => {
    const t = translator(language, { en, fa })
    await drawScreen(desk, '/agencies/7', { language, answers: answering(silenceTo(decideAgency)) })
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await press(t('reject'))
    expect(asks()).toBe(false)
    await fill({ [t('reason')]: 'The licence is over' })
    await expect.poll(asks).toBe(true)
  },
)

test.each(drawnLanguages('a decision after another'))(
  'a reason that was typed is sent again to whoever was decided about meanwhile (%s)',
  async (language) => {
    const t = translator(language, { en, fa })
    const { asked } = await drawScreen(desk, '/agencies/7', {
      language,
      width: 1440,
      answers: [
        inTurn(
          refusalOf(decideAgency, 409, 'STATE_CHANGED'),
          answerTo(decideAgency, { id: 7, status: 'rejected', version: 4 }),
        ),
        inTurn(answerTo(readAgency, parvazAsia), answerTo(readAgency, { ...parvazAsia, version: 3 })),
        ...answering(silenceTo(decideAgency)),
      ],
    })
    await press(t('reject'))
    await fill({ [t('reason')]: 'The licence is over' })
    await press(t('reject'))
    await expectShown([t('reasonKept'), 'The licence is over'])
    await expect.poll(() => callsTo(readAgency, asked)).toHaveLength(2)
    await press(t('reject'))
    await expectShown([t('rejectDone', { agency })])
    const sent = await Promise.all(callsTo(decideAgency, asked).map((call) => call.clone().json()))
    const body = { decision: 'reject', reason: 'The licence is over' }
    expect(sent).toEqual([
      { ...body, version: 2 },
      { ...body, version: 3 },
    ])
  },
)
