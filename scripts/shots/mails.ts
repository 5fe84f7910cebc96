import { globSync } from 'node:fs'
import { join } from 'node:path'
import { mailHtml, type MailContent } from '../../apps/server/src/mail/mail-layout.ts'
import type { LetterWords } from '../../apps/server/src/mail/letter.ts'
import { say } from '@sarai/locale/message.ts'
import { ROOT } from '../run-command.ts'
import type { Screen } from './screen.ts'

type Letters = Readonly<Record<string, LetterWords>>
type Feature = { feature: string; letters: { en: Letters; fa: Letters } }

const letterFiles = globSync('apps/server/src/**/letters.en.ts', { cwd: ROOT }).sort()
const features = await Promise.all(letterFiles.map(lettersIn))

/** `apps/server/src/payments/mails/letters.en.ts` holds those of payments. */
async function lettersIn(file: string): Promise<Feature> {
  const { en } = (await import(join(ROOT, file))) as { en: Letters }
  const { fa } = (await import(join(ROOT, file.replace('.en.ts', '.fa.ts')))) as { fa: Letters }
  return { feature: file.split('/')[3]!, letters: { en, fa } }
}

/** What stands in braces, as long as it gets: a name of two scripts, a hotel that does not fit a line. */
const values: Record<'en' | 'fa', Record<string, string>> = {
  en: {
    name: 'Nasrin Rahimi',
    agencyName: 'Parvaz Asia Gasht Aria Travel Agency',
    invitedBy: 'Kaveh Moradi',
    role: 'accountant',
    number: 'R-10482',
    hotel: 'Galata Court Hotel & Residence Istanbul Old City',
    checkIn: '20 Dec 2031',
    checkOut: '22 Dec 2031',
    price: '€1,280.50',
    toPay: '€1,180.50',
    settled: '€100',
    offer: '€1,320',
    amount: '€1,280.50',
    credited: '€1,250',
    onlyFound: '€1,250',
    stillOwed: '€30.50',
    returned: '€1,280.50',
    contract: 'C-2207',
    contracts: 'C-2207 and C-2210',
    reason: 'The hotel raised its price for these nights. آخرین مهلت هتل فرداست.',
  },
  fa: {
    name: 'نسرین رحیمی',
    agencyName: 'شرکت خدمات مسافرت هوایی و جهانگردی پرواز آسیا گشت آریا',
    invitedBy: 'کاوه مرادی',
    role: 'حسابدار',
    number: 'R-10482',
    hotel: 'هتل گالاتا کورت و رزیدنس استانبول، شهر قدیم',
    checkIn: '۲۹ آذر ۱۴۱۰',
    checkOut: '۱ دی ۱۴۱۰',
    price: '۱٬۲۸۰٫۵۰ یورو',
    toPay: '۱٬۱۸۰٫۵۰ یورو',
    settled: '۱۰۰ یورو',
    offer: '۱٬۳۲۰ یورو',
    amount: '۱٬۲۸۰٫۵۰ یورو',
    credited: '۱٬۲۵۰ یورو',
    onlyFound: '۱٬۲۵۰ یورو',
    stillOwed: '۳۰٫۵۰ یورو',
    returned: '۱٬۲۸۰٫۵۰ یورو',
    contract: 'C-2207',
    contracts: 'C-2207 و C-2210',
    reason: 'هتل قیمت این شب‌ها را بالا برد. The hotel holds it until tomorrow.',
  },
}
const moments = { en: 'Thu 20 Nov 2031, 18:30', fa: 'پنجشنبه ۲۹ آبان ۱۴۱۰، ۱۸:۳۰' }

function contentOf({ subject, title, paragraphs, action }: LetterWords, language: 'en' | 'fa'): MailContent {
  const named = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const fill = (text: string) => {
    const given = named(text).map((name) => [name, values[language][name] ?? moments[language]])
    return say(language, text as '{value}', Object.fromEntries(given) as never)
  }
  return {
    subject: fill(subject),
    title: fill(title),
    paragraphs: paragraphs.map(fill),
    ...(action !== undefined && { action: { label: action, url: 'https://portal.example/' } }),
  }
}

/** Every mail that the product sends, as a mail program draws it. A new letter is photographed without anybody thinking of it. */
export const mails: readonly Screen[] = features.flatMap(({ feature, letters }) =>
  Object.keys(letters.en).map((name) => ({
    name: `mail-${feature}-${name}`,
    path: '',
    html: (language: 'en' | 'fa') =>
      mailHtml(language, contentOf(letters[language][name]!, language), '+98 21 9100 0000'),
  })),
)
