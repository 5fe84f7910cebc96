import { listStaffSessions, renewRecoveryCodes } from '@sarai/wire/desk/own-account.ts'
import { answerTo, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/account/messages.en.ts'
import { fa } from '#features/account/messages.fa.ts'
import { en as codesEn } from '#shared/recovery-codes/recovery-words.en.ts'
import { fa as codesFa } from '#shared/recovery-codes/recovery-words.fa.ts'
import { desk } from '#testing/desk.ts'

describeScreen('new recovery codes', {
  app: desk,
  address: '/account',
  words: { en: { ...codesEn, ...en }, fa: { ...codesFa, ...fa } },
  states: (t, { form, stepUp, problem }) => {
    const answering = (answer: Answer) => [answerTo(listStaffSessions, []), answer]
    const open = () => press(t('newCodes'))
    const send = async () => {
      await open()
      await fill({ [stepUp('code')]: '123456' })
      await press(t('newCodes'))
    }
    const codes = ['ABCD-EFGH-JKLM-NPQR', 'STUV-WXYZ-2345-6723']
    return {
      loaded: {
        answers: answering(answerTo(renewRecoveryCodes, { recoveryCodes: codes })),
        act: send,
        shows: [t('codes'), t('help'), codes[0]!, codes[1]!, t('copy'), t('download'), t('kept'), t('codesDone')],
      },
      empty: {
        answers: answering(silenceTo(renewRecoveryCodes)),
        act: async () => {
          await open()
          await press(t('newCodes'))
        },
        shows: [form('wrongRequired'), t('newCodesHelp'), stepUp('codeHint')],
      },
      refused: {
        answers: answering(refusalOf(renewRecoveryCodes, 400, 'CODE_WRONG', { fields: ['proof'] })),
        act: send,
        shows: [problem('CODE_WRONG')],
      },
      failing: {
        answers: answering(lossOf(renewRecoveryCodes)),
        act: send,
        shows: [form('lostTitle'), form('lostText')],
      },
      slow: { answers: answering(silenceTo(renewRecoveryCodes)), act: send, shows: [t('newCodesHelp')] },
    }
  },
})
