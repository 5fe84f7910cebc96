import { page, userEvent } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import { readProfileSummary } from '@sarai/wire/portal/accounts.ts'
import { readUploadLimits } from '@sarai/wire/portal/uploads.ts'
import { readLogo, removeLogo, setLogo } from '@sarai/wire/portal/money/vouchers.ts'
import { sayProblem } from '@sarai/locale/words/say-problem.ts'
import { showFileSize, showNumber } from '@sarai/locale/number/number-display.ts'
import {
  answerTo,
  callsTo,
  failureOf,
  inTurn,
  refusalOf,
  silenceTo,
  supportPhone,
} from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en as shellEn } from '#app/shell-words.en.ts'
import { fa as shellFa } from '#app/shell-words.fa.ts'
import { en } from '#features/account/logo/messages.en.ts'
import { fa } from '#features/account/logo/messages.fa.ts'
import { en as leftEn } from '#shared/uploads-left/messages.en.ts'
import { fa as leftFa } from '#shared/uploads-left/messages.fa.ts'
import { portal, uploadsLeft } from '#testing/portal.ts'

const address = '/account/agency-logo'
const words = { en, fa }
const leftWords = { en: leftEn, fa: leftFa }
/** One pixel. */
const url =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const noLogo = { url: null, version: null }
const agent = { UserName: 'Babak', AgencyName: 'Parvaz Asia', Role: 'agent', ShouldVerifyEmail: false } as const
const file = () => new File([new Uint8Array([137, 80])], 'logo.png', { type: 'image/png' })
async function choose() {
  await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull()
  await userEvent.upload(document.querySelector('input[type=file]')!, file())
}

describeScreen('the logo of the agency', {
  app: portal,
  address,
  words,
  states: (t, { language, kit, problem }) => {
    const paper = [t('preview'), t('previewNote'), t('voucher'), t('voucherTitle'), 'V-10482', 'Parvaz Asia']
    const hint = t('hint', { megabytes: showNumber(language, 2) })
    return {
      loaded: {
        answers: [answerTo(readLogo, { url, version: 7 })],
        shows: [t('note'), t('chooseOther'), hint, t('remove'), ...paper],
      },
      empty: { answers: [answerTo(readLogo, noLogo)], shows: [t('none'), t('choose'), hint, ...paper] },
      failing: { answers: [failureOf(readLogo)], shows: [kit('loadFailed'), kit('retry')] },
      refused: {
        answers: [answerTo(readLogo, noLogo), refusalOf(setLogo, 400, 'FILE_INFECTED')],
        act: choose,
        shows: [problem('FILE_INFECTED'), t('choose')],
      },
      slow: { answers: [silenceTo(readLogo)], shows: [t('title'), kit('loading')] },
    }
  },
})

describe.each(drawnLanguages('the logo'))('the logo in %s', (language) => {
  const t = translator(language, words)
  const draw = (...answers: Parameters<typeof drawScreen>[2]['answers'] & object) =>
    drawScreen(portal, address, { language, answers })

  test('stands on the example as soon as it was sent', async () => {
    const { asked } = await draw(answerTo(readLogo, noLogo), answerTo(setLogo, { url, version: 7 }))
    await expectShown([t('none')])
    await choose()
    await expectShown([t('set'), t('remove')])
    await expect.element(page.getByAltText(t('logoOf', { agency: 'Parvaz Asia' }))).toBeVisible()
    expect(asked.find(({ method }) => method === 'PUT')?.headers.get('content-type')).toBe('image/png')
  })

  test('says before what the agency may still send today, and after that what is left of it', async () => {
    const left = translator(language, leftWords)
    const oneLess = answerTo(readUploadLimits, { ...uploadsLeft, FilesLeft: 1, BytesLeft: 3 * 1024 * 1024 })
    await draw(
      answerTo(readLogo, noLogo),
      answerTo(setLogo, { url, version: 7 }),
      inTurn(answerTo(readUploadLimits, uploadsLeft), oneLess),
    )
    await expectShown([left('left', { count: 187, size: showFileSize(language, 412 * 1024 * 1024) })])
    await choose()
    await expectShown([left('left', { count: 1, size: showFileSize(language, 3 * 1024 * 1024) })])
  })

  test('of an agency that has sent all it may today is refused with a way to us', async () => {
    const left = translator(language, leftWords)
    const refused = refusalOf(setLogo, 429, 'FILES_USED_UP', { values: { phone: supportPhone } })
    const none = answerTo(readUploadLimits, { ...uploadsLeft, FilesLeft: 0 })
    await draw(answerTo(readLogo, noLogo), refused, none)
    await expectShown([left('usedUp')])
    await choose()
    await expectShown([sayProblem(language, 'FILES_USED_UP', { phone: supportPhone })])
    const askUs = translator(language, { en: shellEn, fa: shellFa })('askUs')
    await expect.element(page.getByRole('button', { name: askUs })).toBeVisible()
  })

  test('is removed once somebody agrees to it, as they saw it', async () => {
    const answers = [
      inTurn(answerTo(readLogo, { url, version: 7 }), answerTo(readLogo, noLogo)),
      answerTo(removeLogo, null),
    ]
    const { asked } = await draw(...answers)
    await press(t('remove'))
    await expectShown([t('removeTitle'), t('removeText')])
    expect(callsTo(removeLogo, asked)).toEqual([])
    await press(t('remove'))
    await expectShown([t('removed'), t('none')])
    expect(callsTo(removeLogo, asked).map((call) => new URL(call.url).search)).toEqual(['?version=7'])
  })

  test('that a colleague has set meanwhile stays, and is shown', async () => {
    const newer = { url: `${url}#newer`, version: 8 }
    const reads = inTurn(answerTo(readLogo, { url, version: 7 }), answerTo(readLogo, newer))
    await draw(reads, refusalOf(removeLogo, 409, 'STATE_CHANGED'))
    await press(t('remove'))
    await press(t('remove'))
    await expectShown([sayProblem(language, 'STATE_CHANGED', {}), t('remove')])
    const logo = page.getByAltText(t('logoOf', { agency: 'Parvaz Asia' }))
    await expect.element(logo).toHaveAttribute('src', newer.url)
  })

  test('is only looked at by those who are no owners', async () => {
    await draw(answerTo(readProfileSummary, agent), answerTo(readLogo, { url, version: 7 }))
    await expectShown([t('forOwners'), t('preview')])
    expect(page.getByRole('button', { name: t('remove') }).all()).toEqual([])
  })
})
