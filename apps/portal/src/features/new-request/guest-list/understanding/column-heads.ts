import { searchKey } from '@sarai/locale/text/search-key.ts'
import type { Meaning } from '#features/new-request/guest-list/understanding/column-meaning.ts'

/** `name` is a first name beside a last one, and else the whole name. */
export type Head = Exclude<Meaning, 'other'> | 'name'

/** As lists head their columns in English, Persian and Turkish. */
const heads: Record<Head, string> = {
  name: 'name, names, نام, اسم, ad, adı, isim, ismi',
  firstName: `first name, firstname, given name, given names, forename, fname, name first,
    نام کوچک, اسم کوچک, ön ad, öz ad`,
  lastName: `last name, lastname, surname, family name, family, lname, name last,
    نام خانوادگی, نام خانوادگي, فامیل, فامیلی, شهرت, soyad, soyadı, soy ad, soyisim, soy isim`,
  fullName: `full name, fullname, name and surname, name surname, first and last name, last name first name,
    نام و نام خانوادگی, نام ونام خانوادگی, نام نام خانوادگی, نام کامل, اسم و فامیل, نام و فامیل, نام و شهرت,
    ad soyad, adı soyadı, ad ve soyad, isim soyisim, ad soyadı`,
  dateOfBirth: `date of birth, birth date, birthdate, birthday, dob, d o b, born, birth,
    تاریخ تولد, تولد, ت تولد, تاریخ تولد میلادی, تاریخ تولد شمسی, doğum tarihi, doğum, doğum günü, d tarihi`,
  gender: 'gender, sex, title, salutation, m f, f m, جنسیت, جنس, عنوان, cinsiyet, cinsiyeti, unvan',
  passportNumber: `passport, passport no, passport number, passport nr, pass no, pp no, pp number, pax passport,
    document no, document number, travel document, گذرنامه, شماره گذرنامه, ش گذرنامه, پاسپورت, شماره پاسپورت,
    ش پاسپورت, پاس, pasaport, pasaport no, pasaport numarası, pasaportno`,
  nationality: `nationality, citizenship, citizen, country, nation, nat, passport country,
    ملیت, تابعیت, کشور, uyruk, uyruğu, milliyet, milliyeti, ülke, ülkesi, vatandaşlık`,
  room: `room, room no, room number, room nr, rm, rm no, room id, اتاق, شماره اتاق, ش اتاق, اطاق, شماره اطاق,
    oda, oda no, oda numarası`,
}

/** Words that say who or in which letters, not what. */
const fillers = new Set(
  `guest guests passenger passengers pax traveller traveler customer latin english the of
  مسافر مسافران مسافرین میهمان مهمان لاتین انگلیسی به yolcu misafir latince ingilizce`
    .split(/\s+/)
    .map(searchKey),
)

const headByKey = new Map(
  Object.entries(heads).flatMap(([head, names]) => names.split(',').map((name) => [searchKey(name), head as Head])),
)

/** Dots, slashes and underscores are spaces, and what stands in brackets explains: "Date of birth (dd/mm/yyyy)". */
function keyOf(cell: string): string {
  return searchKey(cell.replaceAll(/\([^()]*\)/g, ' ').replaceAll(/[^\p{L}\p{M}\p{N}\u200C]+/gu, ' '))
}

/** What a head says that its column holds. «نام پدر» and "Passport expiry" are heads that say nothing to us. */
export function readHead(cell: string): Head | undefined {
  const key = keyOf(cell)
  const known = headByKey.get(key)
  if (known !== undefined) return known
  const words = key.split(' ')
  const telling = words.filter((word) => !fillers.has(word))
  if (telling.length === words.length) return undefined
  // "Guest" or «مسافر» alone heads the names.
  return telling.length === 0 ? 'fullName' : headByKey.get(telling.join(' '))
}
