import { searchKey } from '#text/search-key.ts'

// Letters that sound alike in Persian: people write the one they think of.
const soundAlike: Readonly<Record<string, string>> = {
  ط: 'ت',
  ص: 'س',
  ث: 'س',
  ذ: 'ز',
  ض: 'ز',
  ظ: 'ز',
  ح: 'ه',
  غ: 'ق',
}
const alike = new RegExp(`[${Object.keys(soundAlike).join('')}]`, 'g')

/** Written as it is heard (an n before a b is an m), and names of places that have two usual spellings. */
const otherSpellings = [
  ['مب', 'نب'],
  ['mb', 'nb'],
  ['دوبی', 'دبی'],
  ['دبیی', 'دبی'],
  ['تقسیم', 'تکسیم'],
] as const

/**
 * What a search for names compares where nobody knows how they are written: «استامبول» and «استانبول», «دوبی» and «دبی»,
 * «لاله لی», «لاله‌لی» and «لالهلی» are one. Wider than searchKey: what that finds comes first where there is an order.
 */
export function spellingKey(text: string): string {
  const heard = searchKey(text).replaceAll(alike, (letter) => soundAlike[letter] ?? letter)
  return otherSpellings.reduce((key, [other, usual]) => key.replaceAll(other, usual), heard).replaceAll(' ', '')
}
