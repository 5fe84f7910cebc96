import { changePassword, listSessions } from '@sarai/wire/portal/accounts.ts'
import { en as accountEn } from '@sarai/frame/account/account-words.en.ts'
import { fa as accountFa } from '@sarai/frame/account/account-words.fa.ts'
import { en as deviceEn } from '@sarai/frame/device/device-words.en.ts'
import { fa as deviceFa } from '@sarai/frame/device/device-words.fa.ts'
import { answerTo, failureOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/account/messages.en.ts'
import { fa } from '#features/account/messages.fa.ts'
import { portal } from '#testing/portal.ts'

const here = {
  Id: '0192f0aa-0000-7000-8000-000000000001',
  IsCurrent: true,
  CreateDateTime: '2026-11-01T08:00:00Z',
  LastSeenDateTime: '2026-11-01T08:00:00Z',
  Device: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Firefox/150.0',
  Address: '203.0.113.9',
}
const elsewhere = {
  ...here,
  Id: '0192f0aa-0000-7000-8000-000000000002',
  IsCurrent: false,
  Device: 'Mozilla/5.0 (Windows NT 10.0; rv:150.0) Firefox/150.0',
  Address: '203.0.113.10',
}
const sessions = answerTo(listSessions, [here, elsewhere])

describeScreen('changing the own password', {
  app: portal,
  address: '/changePassword',
  words: { en: { ...deviceEn, ...accountEn, ...en }, fa: { ...deviceFa, ...accountFa, ...fa } },
  states: (t, { kit, form, problem }) => {
    const send = async () => {
      await fill({ [t('current')]: 'Caravan7Yazd', [form('newPassword')]: 'Minaret8Blue' })
      await fill({ [form('repeatNew')]: 'Minaret8Blue' })
      await press(t('change'))
    }
    const rules = [form('ruleLength'), form('ruleCapital'), form('ruleSmall'), form('ruleDigit')]
    const fields = [t('current'), form('newPassword'), ...rules, form('repeatNew'), t('othersEnd')]
    const device = (system: 'systemLinux' | 'systemWindows') =>
      t('device', { browser: t('browserFirefox'), system: t(system) })
    const end = t('endNamed', { device: device('systemWindows') })
    const devices = [device('systemLinux'), here.Address, t('thisDevice'), elsewhere.Address, end]
    return {
      loaded: {
        answers: [sessions],
        shows: [t('changeNote'), ...fields, t('sessions'), t('sessionsHelp'), ...devices],
      },
      empty: {
        answers: [sessions],
        act: () => press(t('change')),
        shows: [form('wrongRequired'), form('fillMandatory')],
      },
      refused: {
        answers: [sessions, refusalOf(changePassword, 400, 'PASSWORD_WRONG', { fields: ['CurrentPassword'] })],
        act: send,
        shows: [problem('PASSWORD_WRONG')],
      },
      failing: { answers: [failureOf(listSessions)], shows: [t('sessions'), kit('loadFailed'), kit('retry')] },
      slow: { answers: [silenceTo(listSessions)], shows: [t('sessions'), kit('loading')] },
    }
  },
})
