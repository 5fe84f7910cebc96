import { searchKey } from '@sarai/locale/text/search-key.ts'

/**
 * How passports usually spell the commonest names of Iran. It only saves typing: Persian writes no short vowels, and the
 * same name has several spellings, so whoever has the passport at hand says whether it is right.
 */
const spellings = `
  علی ALI محمد MOHAMMAD حسین HOSSEIN حسن HASSAN رضا REZA مهدی MEHDI امیر AMIR احمد AHMAD محمود MAHMOUD سعید SAEED
  حمید HAMID مجید MAJID امید OMID بهرام BAHRAM فرهاد FARHAD کامران KAMRAN آرش ARASH سیاوش SIAVASH پیمان PEYMAN
  نیما NIMA سینا SINA پویا POUYA کیان KIAN آرین ARIAN پرهام PARHAM داریوش DARIUSH کوروش KOUROSH مسعود MASOUD
  ابراهیم EBRAHIM اسماعیل ESMAEIL عباس ABBAS جواد JAVAD ناصر NASER منصور MANSOUR اکبر AKBAR اصغر ASGHAR
  فاطمه FATEMEH زهرا ZAHRA مریم MARYAM سارا SARA لیلا LEILA نسرین NASRIN پروین PARVIN مینا MINA نرگس NARGES
  مهسا MAHSA نازنین NAZANIN پریسا PARISA شیما SHIMA الهام ELHAM نگین NEGIN نگار NEGAR آوا AVA نیکا NIKA هستی HASTI
  ریحانه REYHANEH سمیرا SAMIRA فرزانه FARZANEH سپیده SEPIDEH شیرین SHIRIN ندا NEDA ثریا SORAYA زینب ZEINAB
  معصومه MASOUMEH اعظم AZAM طاهره TAHEREH آناهیتا ANAHITA پریا PARIA یاسمن YASAMAN ملیکا MELIKA آیدا AIDA
  احمدی AHMADI محمدی MOHAMMADI حسینی HOSSEINI کریمی KARIMI رحیمی RAHIMI رحمانی RAHMANI صادقی SADEGHI رضایی REZAEI
  مرادی MORADI حیدری HEIDARI قاسمی GHASEMI ابراهیمی EBRAHIMI اکبری AKBARI جعفری JAFARI نوری NOURI محمودی MAHMOUDI
  سلیمانی SOLEIMANI یوسفی YOUSEFI موسوی MOUSAVI هاشمی HASHEMI علوی ALAVI قربانی GHORBANI امینی AMINI کاظمی KAZEMI
  نظری NAZARI سلطانی SOLTANI عباسی ABBASI شریفی SHARIFI تهرانی TEHRANI اصفهانی ESFAHANI شیرازی SHIRAZI تبریزی TABRIZI`

const latinByPersian = new Map(
  spellings
    .trim()
    .split(/\s+/)
    .flatMap((word, index, all) => (index % 2 === 0 ? [[searchKey(word), all[index + 1]!] as const] : [])),
)

/** A spelling only where every word of the name is known; half a name would look like a whole one. */
export function suggestLatin(persian: string): string {
  const words = persian.trim().split(/\s+/)
  const known = words.flatMap((word) => latinByPersian.get(searchKey(word)) ?? [])
  return known.length === words.length ? known.join(' ') : ''
}
