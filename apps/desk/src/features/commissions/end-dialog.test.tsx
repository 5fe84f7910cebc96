import { listAgencyGroups } from '@sarai/wire/desk/agency-groups.ts'
import { endCommission, listCommissions } from '@sarai/wire/desk/commissions.ts'
import { answerTo, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen, describeView } from '@sarai/frame/testing/describe-screen.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/commissions/messages.en.ts'
import { fa } from '#features/commissions/messages.fa.ts'
import { inGalata } from '#features/commissions/testing/in-galata.ts'
import { desk } from '#testing/desk.ts'
import { gold } from '#testing/gold-agencies.ts'

const answering = (answer: Answer) => [
  answerTo(listAgencyGroups, [gold]),
  answerTo(listCommissions, { rows: [inGalata], total: 1, next: null }),
  answer,
]

describeScreen('ending a commission', {
  app: desk,
  address: '/commissions',
  words: { en, fa },
  states: (t, { language, form, problem }) => {
    const [hotel, group] =
      language === 'fa' ? [inGalata.hotel.nameFa, gold.nameFa] : [inGalata.hotel.nameEn, gold.nameEn]
    const open = () => press(t('endOf', { hotel }))
    const send = async () => {
      await open()
      await press(t('end'))
    }
    return {
      loaded: {
        answers: answering(silenceTo(endCommission)),
        act: open,
        shows: [t('endTitle', { hotel }), t('endText', { group }), t('keptText')],
      },
      refused: {
        answers: answering(refusalOf(endCommission, 400, 'COMMISSION_OVER')),
        act: send,
        shows: [problem('COMMISSION_OVER')],
      },
      failing: { answers: answering(lossOf(endCommission)), act: send, shows: [form('lostTitle'), form('lostText')] },
      slow: { answers: answering(silenceTo(endCommission)), act: send, shows: [t('keptText')] },
    }
  },
})

const later = { ...inGalata, firstNight: '2098-12-01', standing: 'coming' } as const

describeView('ending a commission that has not begun', {
  app: desk,
  address: '/commissions?tab=coming',
  words: { en, fa },
  shown: (t, { language }) => ({
    answers: [answerTo(listAgencyGroups, [gold]), answerTo(listCommissions, { rows: [later], total: 1, next: null })],
    act: () => press(t('endOf', { hotel: language === 'fa' ? later.hotel.nameFa : later.hotel.nameEn })),
    shows: [t('removeText', { group: language === 'fa' ? gold.nameFa : gold.nameEn })],
  }),
})
