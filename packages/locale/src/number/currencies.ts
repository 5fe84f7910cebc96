import type { Language } from '#language.ts'

/** How a currency is written: before the figures in English, after them in Persian. */
type Writing = { readonly sign?: string; readonly fa: string }

/**
 * The currencies of the trade. The plain word goes to the one that agents mean by it (دلار is the American one); where
 * several could be meant, the country follows. In English a sign is used only where it can mean one currency.
 */
const writings: Readonly<Record<string, Writing>> = {
  EUR: { sign: '€', fa: 'یورو' },
  USD: { sign: '$', fa: 'دلار' },
  GBP: { sign: '£', fa: 'پوند' },
  TRY: { sign: '₺', fa: 'لیر' },
  AED: { fa: 'درهم' },
  IRR: { fa: 'ریال' },
  RUB: { sign: '₽', fa: 'روبل' },
  GEL: { sign: '₾', fa: 'لاری' },
  AMD: { sign: '֏', fa: 'درام' },
  AZN: { sign: '₼', fa: 'منات' },
  THB: { sign: '฿', fa: 'بات' },
  MYR: { fa: 'رینگیت' },
  OMR: { fa: 'ریال عمان' },
  QAR: { fa: 'ریال قطر' },
  SAR: { fa: 'ریال سعودی' },
  IQD: { fa: 'دینار عراق' },
  KWD: { fa: 'دینار کویت' },
  BHD: { fa: 'دینار بحرین' },
  CNY: { fa: 'یوآن' },
  INR: { sign: '₹', fa: 'روپیه هند' },
  CHF: { fa: 'فرانک سوئیس' },
  CAD: { fa: 'دلار کانادا' },
  AUD: { fa: 'دلار استرالیا' },
}

// As in the product's currency list: what nobody pays in is not counted (Iraq and Afghanistan, against ISO 4217).
const wholeOnly = new Set(
  (
    'IRR IQD AFN ALL BIF CLP COP DJF GNF HUF IDR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SOS SYP UGX VND ' +
    'VUV YER'
  ).split(' '),
)
const thousandths = new Set('OMR BHD KWD JOD LYD TND'.split(' '))

/** How many decimals the minor units of a currency stand for. */
export function minorDigits(currency: string): number {
  if (wholeOnly.has(currency)) return 0
  return thousandths.has(currency) ? 3 : 2
}

/** The sign, or the code: what the server names and we do not know is shown as given. */
export function currencySign(currency: string): string {
  return writings[currency]?.sign ?? currency
}

/** In the middle of a sentence: "an amount in EUR", «مبلغی به یورو». */
export function currencyName(language: Language, currency: string): string {
  return language === 'fa' ? persianCurrency(currency) : currency
}

export function persianCurrency(currency: string): string {
  return writings[currency]?.fa ?? currency
}
