import { en as accountsEn } from '../../apps/server/src/accounts/letters.en.ts'
import { fa as accountsFa } from '../../apps/server/src/accounts/letters.fa.ts'
import { en as agenciesEn } from '../../apps/server/src/agencies/letters.en.ts'
import { fa as agenciesFa } from '../../apps/server/src/agencies/letters.fa.ts'
import { en as colleaguesEn } from '../../apps/server/src/colleagues/letters.en.ts'
import { fa as colleaguesFa } from '../../apps/server/src/colleagues/letters.fa.ts'
import { mailHtml, type MailContent } from '../../apps/server/src/mail/mail-layout.ts'
import type { LetterWords } from '../../apps/server/src/mail/letter.ts'
import { en as reservationsEn } from '../../apps/server/src/reservations/letters.en.ts'
import { fa as reservationsFa } from '../../apps/server/src/reservations/letters.fa.ts'
import { en as staffEn } from '../../apps/server/src/staff/letters.en.ts'
import { fa as staffFa } from '../../apps/server/src/staff/letters.fa.ts'
import { say } from '@sarai/locale/message.ts'
import type { Screen } from './screen.ts'

type Letters = Readonly<Record<string, LetterWords>>

const features: Record<string, { en: Letters; fa: Letters }> = {
  accounts: { en: accountsEn, fa: accountsFa },
  agencies: { en: agenciesEn, fa: agenciesFa },
  colleagues: { en: colleaguesEn, fa: colleaguesFa },
  reservations: { en: reservationsEn, fa: reservationsFa },
  staff: { en: staffEn, fa: staffFa },
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
    offer: '€1,320',
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
    offer: '۱٬۳۲۰ یورو',
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
export const mails: readonly Screen[] = Object.entries(features).flatMap(([feature, letters]) =>
  Object.keys(letters.en).map((name) => ({
    name: `mail-${feature}-${name}`,
    path: '',
    html: (language: 'en' | 'fa') =>
      mailHtml(language, contentOf(letters[language][name]!, language), '+98 21 9100 0000'),
  })),
)
