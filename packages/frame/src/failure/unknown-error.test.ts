import { expect, onTestFinished, test, vi } from 'vitest'
import { requestToken } from '@sarai/wire/portal/accounts.ts'
import { problemTexts } from '@sarai/locale/words/problem-texts.ts'
import { speak } from '@sarai/ui/testing/kept.ts'
import { anonymous } from '#data/calls.ts'

const phone = '021 9100 1234'

/** The server of the specification: it refuses each call with this text, and knows whom to call. */
function serve(status: number, text: string, isPhoneKnown = true) {
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const isPhone = new Request(input).url.endsWith('/api/PublicInfo')
    if (isPhone) return isPhoneKnown ? Response.json({ SupportPhone: phone }) : new Response('', { status: 500 })
    return new Response(text, { status })
  })
  onTestFinished(() => {
    vi.restoreAllMocks()
    localStorage.clear()
  })
  return anonymous(requestToken, { body: { grant_type: 'refresh_token' } })
}

test.each([
  ['en', 'خطای ناشناخته'],
  ['fa', 'متأسفانه خطاي ناشناخته‌ای رخ داد.'],
  ['fa', 'خطای‌ناشناخته'],
] as const)('in %s the unknown error «%s» becomes whom to call [auth-13]', async (language, text) => {
  speak(language)
  await expect(serve(400, text)).rejects.toMatchObject({
    status: 400,
    message: problemTexts[language].UNEXPECTED.replace('{phone}', phone),
  })
})

test('any other refusal keeps its words, and so does an unknown error of another status [auth-13]', async () => {
  await expect(serve(400, 'نام آژانس را بنویسید')).rejects.toMatchObject({ message: 'نام آژانس را بنویسید' })
  await expect(serve(403, 'خطای ناشناخته')).rejects.toMatchObject({ message: 'خطای ناشناخته' })
})

test('an unknown error stays what it is while nobody knows whom to call', async () => {
  await expect(serve(400, 'خطای ناشناخته', false)).rejects.toMatchObject({ message: 'خطای ناشناخته' })
})
