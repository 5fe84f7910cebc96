import type { Dice } from '#testing/generated/dice.ts'

/** The same all day long, so that the same dice throw the same calls. */
const startOfToday = () => new Date().setUTCHours(0, 0, 0, 0)

/** What a schema of ours may be looking for in a text: each is tried until one fits. */
const shaped: readonly ((dice: Dice) => string)[] = [
  (dice) => `someone.${dice.below(1e9)}@agency.example`,
  (dice) => `0912${`${dice.below(1e7)}`.padStart(7, '0')}`,
  (dice) => `${dice.below(1e6)}`.padStart(6, '0'),
  (dice) => `+98 21 ${1000 + dice.below(9000)} 0000`,
  (dice) => `${`${dice.below(24)}`.padStart(2, '0')}:${dice.pick(['00', '30'])}`,
  (dice) => uuid(dice),
  (dice) => lettersOf(dice, '0123456789abcdef', 40),
  (dice) => lettersOf(dice, 'abcdefghijkmnpqrstuvwxyz23456789', 43),
  (dice) => lettersOf(dice, 'ABCDEFGH234567', 16),
  (dice) => dice.pick(['EUR', 'USD', 'IRR', 'TRY', 'AED']),
  (dice) => dice.pick(['true', 'false']),
  (dice) => dice.pick(['tr-istanbul', 'tr-istanbul-taksim,tr-istanbul-galata']),
  (dice) => dice.pick(['/requests', 'https://sarai.example/offers?a=1', '']),
  (dice) => `${dice.pick(['staff', 'agency'])}-${1 + dice.below(20)}`,
  (dice) => `2027-0${1 + dice.below(9)}-11.${dice.below(90)}`,
  // As a voucher's code is written; nobody guesses one, so any will do.
  () => 'Vouch_er-Vouch_er-Vouch_',
  (dice) => new Date(startOfToday() + (24 + dice.below(100)) * 3_600_000).toISOString(),
]

/** Names and sentences; some of them look like something else, and all of them are. */
const words = [
  'Galata Court',
  'پرواز آسیا',
  'نیم‌فاصله‌دار',
  'Ada',
  'packages/1 x',
  "O'Neill; drop table agency; --",
  '100 % \\ _ %',
  '<b>bold</b> & "quoted"',
  '{{7*7}} ${7*7}',
  'مَدّ و تشدید',
  'e\u0301 combining',
  '👨‍👩‍👧 family',
  '= 1 + 1',
  '٠١٢٣۴۵۶',
  'line\nbreak',
]
const passwords = ['Caravanserai1', 'Another5ecret-of-ours', 'رمز-Very-1-long']

/** Ordinary texts of any kind: whoever needs one keeps the first that the schema takes. */
export function plainTexts(dice: Dice): string[] {
  const named = `${dice.pick(words)} ${dice.below(1e6)}`
  const letters = lettersOf(dice, 'abcdefghijklmnopqrstuvwxyz', 3 + dice.below(8))
  const texts = [named, dice.pick(words), letters, ...shaped.map((make) => make(dice)), dice.pick(passwords)]
  const turn = dice.below(3)
  return [...texts.slice(turn), ...texts.slice(0, turn)]
}

function lettersOf(dice: Dice, alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[dice.below(alphabet.length)]).join('')
}

function uuid(dice: Dice): string {
  const hex = (length: number) => lettersOf(dice, '0123456789abcdef', length)
  return `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`
}
