import {
  changeStaffPassword,
  listStaffSessions,
  renewRecoveryCodes,
  type StaffSession,
} from '@sarai/wire/desk/own-account.ts'
import { en as ownEn } from '@sarai/frame/account/account-words.en.ts'
import { fa as ownFa } from '@sarai/frame/account/account-words.fa.ts'
import { en as deviceEn } from '@sarai/frame/device/device-words.en.ts'
import { fa as deviceFa } from '@sarai/frame/device/device-words.fa.ts'
import { answerTo, failureOf, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/account/messages.en.ts'
import { fa } from '#features/account/messages.fa.ts'
import { en as codesEn } from '#shared/recovery-codes/recovery-words.en.ts'
import { fa as codesFa } from '#shared/recovery-codes/recovery-words.fa.ts'
import { desk } from '#testing/desk.ts'

const here: StaffSession = {
  id: '0190a7c2-6f1e-7000-8000-000000000001',
  isCurrent: true,
  createdAt: '2026-11-14T06:12:00Z',
  lastSeenAt: '2026-11-14T09:30:00Z',
  device: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Firefox/150.0',
  address: '203.0.113.9',
}
const phone: StaffSession = {
  ...here,
  id: '0190a7c2-6f1e-7000-8000-000000000002',
  isCurrent: false,
  device: 'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Firefox/150.0',
  address: '198.51.100.4',
}
const sessions = answerTo(listStaffSessions, [here, phone])

describeScreen('the own account', {
  app: desk,
  address: '/account',
  words: { en: { ...deviceEn, ...ownEn, ...en }, fa: { ...deviceFa, ...ownFa, ...fa } },
  states: (t, { kit, form, problem }) => {
    const device = t('device', { browser: t('browserFirefox'), system: t('systemAndroid') })
    const password = [t('current'), form('newPassword'), form('ruleLength'), form('repeatNew'), t('othersEnd')]
    const codes = [t('codesLeft', { count: 8 }), t('codesHelp'), t('newCodes')]
    const devices = [t('thisDevice'), here.address, phone.address, t('endNamed', { device })]
    const change = async () => {
      await fill({ [t('current')]: 'Caravan7Yazd', [form('newPassword')]: 'Minaret8Blue' })
      await fill({ [form('repeatNew')]: 'Minaret8Blue' })
      await press(t('change'))
    }
    return {
      loaded: {
        answers: [sessions],
        shows: ['Kaveh Ardalan · kaveh', ...password, ...codes, t('sessions'), t('sessionsHelp'), ...devices],
      },
      empty: { answers: [sessions], act: () => press(t('change')), shows: [form('wrongRequired')] },
      failing: { answers: [failureOf(listStaffSessions)], shows: [kit('loadFailed'), kit('retry')] },
      refused: {
        answers: [sessions, refusalOf(changeStaffPassword, 400, 'PASSWORD_WRONG', { fields: ['currentPassword'] })],
        act: change,
        shows: [problem('PASSWORD_WRONG')],
      },
      slow: { answers: [silenceTo(listStaffSessions)], shows: [t('sessionsHelp'), kit('loading')] },
    }
  },
})

describeScreen('new recovery codes', {
  app: desk,
  address: '/account',
  words: { en: { ...codesEn, ...en }, fa: { ...codesFa, ...fa } },
  states: (t, { form, stepUp, problem }) => {
    const answering = (answer: Answer) => [sessions, answer]
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
