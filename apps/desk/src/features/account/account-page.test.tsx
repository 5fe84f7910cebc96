import {
  changeStaffPassword,
  endStaffSession,
  listStaffSessions,
  type StaffSession,
} from '@sarai/wire/desk/own-account.ts'
import { en as ownEn } from '@sarai/frame/account/account-words.en.ts'
import { fa as ownFa } from '@sarai/frame/account/account-words.fa.ts'
import { en as deviceEn } from '@sarai/frame/device/device-words.en.ts'
import { fa as deviceFa } from '@sarai/frame/device/device-words.fa.ts'
import { answerTo, failureOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen, describeView } from '@sarai/frame/testing/describe-screen.ts'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/account/messages.en.ts'
import { fa } from '#features/account/messages.fa.ts'
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

const screen = {
  app: desk,
  address: '/account',
  words: { en: { ...deviceEn, ...ownEn, ...en }, fa: { ...deviceFa, ...ownFa, ...fa } },
} as const

describeScreen('the own account', {
  ...screen,
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

describeView('a session is ended after a question that names its device', {
  ...screen,
  shown: (t) => {
    const device = t('device', { browser: t('browserFirefox'), system: t('systemAndroid') })
    return {
      answers: [sessions, silenceTo(endStaffSession)],
      act: () => press(t('endNamed', { device })),
      shows: [t('endTitle', { device }), t('endText'), t('end')],
    }
  },
})
