import { connect } from '@sarai/wire/core/client.ts'
import { readPublicInfo } from '@sarai/wire/portal/accounts.ts'
import type { Language } from '@sarai/locale/language.ts'
import { currentLanguage, unreachable } from '#language-outside-react.ts'

/** What some servers say when they do not know better, with either spelling of the letter ی. */
const phrase = /خطا[یي][\s\u200C]*ناشناخته/

const sentences: Record<Language, (phone: string) => string> = {
  en: (phone) => `Something went wrong. Please contact support on ${phone}.`,
  fa: (phone) => `خطایی رخ داده است. لطفاً با پشتیبانی به شماره ${phone} تماس بگیرید.`,
}

/** Calls that are never put into other words: looking up whom to call must not ask whom to call. */
const plainly = connect({ baseUrl: '', token: () => null, language: currentLanguage, unreachable })

/** An "unknown error" helps nobody: instead of it stands whom to call. The text stays when that cannot be found out. */
export async function withWhomToCall(text: string): Promise<string> {
  if (!phrase.test(text)) return text
  const info = await plainly(readPublicInfo, {}).catch(() => undefined)
  return info === undefined ? text : sentences[currentLanguage()](info.SupportPhone)
}
