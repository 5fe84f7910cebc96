import { listActivity } from '@sarai/wire/desk/activity.ts'
import { readAgency, setAgencyGroup } from '@sarai/wire/desk/agencies.ts'
import { listAgencyGroups, type AgencyGroup } from '@sarai/wire/desk/agency-groups.ts'
import { answerTo, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/agencies/messages.en.ts'
import { fa } from '#features/agencies/messages.fa.ts'
import { parvazAsia } from '#features/agencies/testing/parvaz-asia.ts'
import { desk } from '#testing/desk.ts'
import { gold } from '#testing/gold-agencies.ts'

const answering = (group: AgencyGroup | null, answer: Answer) => [
  answerTo(readAgency, { ...parvazAsia, group: group?.code ?? null }),
  answerTo(listAgencyGroups, group === null ? [] : [group]),
  answerTo(listActivity, { rows: [], next: null, asked: { who: null, agency: null } }),
  answer,
]

describeScreen('the group of an agency', {
  app: desk,
  address: '/agencies/7',
  words: { en, fa },
  states: (t, { language, form, problem }) => {
    const open = () => press(t('change'))
    const send = async () => {
      await open()
      await press(t('save'))
    }
    return {
      loaded: {
        answers: answering(gold, silenceTo(setAgencyGroup)),
        act: open,
        shows: [t('group'), t('groupHint'), language === 'fa' ? gold.nameFa : gold.nameEn, t('save')],
      },
      empty: { answers: answering(null, silenceTo(setAgencyGroup)), act: open, shows: [t('noGroup'), t('groupHint')] },
      refused: {
        answers: answering(gold, refusalOf(setAgencyGroup, 400, 'VALIDATION_FAILED', { fields: ['group'] })),
        act: send,
        shows: [problem('VALIDATION_FAILED')],
      },
      failing: {
        answers: answering(gold, lossOf(setAgencyGroup)),
        act: send,
        shows: [form('lostTitle'), form('lostText')],
      },
      slow: { answers: answering(gold, silenceTo(setAgencyGroup)), act: send, shows: [t('groupHint')] },
    }
  },
})
