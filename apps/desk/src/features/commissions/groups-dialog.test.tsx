import { addAgencyGroup, listAgencyGroups } from '@sarai/wire/desk/agency-groups.ts'
import { listCommissions } from '@sarai/wire/desk/commissions.ts'
import { answerTo, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen, describeView } from '@sarai/frame/testing/describe-screen.ts'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/commissions/messages.en.ts'
import { fa } from '#features/commissions/messages.fa.ts'
import { desk } from '#testing/desk.ts'
import { gold } from '#testing/gold-agencies.ts'

const answering = (answer: Answer) => [
  answerTo(listAgencyGroups, [gold]),
  answerTo(listCommissions, { rows: [], total: 0, next: null }),
  answer,
]

describeScreen('the agency groups', {
  app: desk,
  address: '/commissions',
  words: { en, fa },
  states: (t, { language, form, problem }) => {
    const group = language === 'fa' ? gold.nameFa : gold.nameEn
    const open = () => press(t('groups'))
    const add = async () => {
      await open()
      await press(t('newGroup'))
    }
    const send = async () => {
      await add()
      await fill({ [t('nameEn')]: gold.nameEn, [t('nameFa')]: gold.nameFa })
      await press(t('makeGroup'))
    }
    const counts = [t('agencies', { count: gold.agencies }), t('packages', { count: gold.packages })]
    return {
      loaded: {
        answers: answering(silenceTo(addAgencyGroup)),
        act: open,
        shows: [
          t('groupsTitle'),
          t('groupsNote'),
          gold.nameEn,
          gold.nameFa,
          ...counts,
          t('renameOf', { group }),
          t('newGroup'),
        ],
      },
      empty: {
        answers: answering(silenceTo(addAgencyGroup)),
        act: async () => {
          await add()
          await press(t('makeGroup'))
        },
        shows: [t('newGroup'), t('nameEn'), t('nameFa'), form('wrongRequired')],
      },
      refused: {
        answers: answering(refusalOf(addAgencyGroup, 400, 'GROUP_EXISTS', { values: { group }, fields: ['nameEn'] })),
        act: send,
        shows: [problem('GROUP_EXISTS', { group })],
      },
      failing: { answers: answering(lossOf(addAgencyGroup)), act: send, shows: [form('lostTitle'), form('lostText')] },
      slow: { answers: answering(silenceTo(addAgencyGroup)), act: send, shows: [t('makeGroup')] },
    }
  },
})

describeView('renaming a group', {
  app: desk,
  address: '/commissions',
  words: { en, fa },
  shown: (t, { language }) => ({
    answers: answering(silenceTo(addAgencyGroup)),
    act: async () => {
      await press(t('groups'))
      await press(t('renameOf', { group: language === 'fa' ? gold.nameFa : gold.nameEn }))
    },
    shows: [t('rename'), t('nameEn'), gold.nameEn, t('nameFa'), gold.nameFa, t('save')],
  }),
})
