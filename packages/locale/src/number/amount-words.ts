// Iran counts large sums in thousands of milliards («دوازده هزار میلیارد»), so nothing is named above the milliard.
const scales = [
  { size: 1_000_000_000n, name: 'میلیارد' },
  { size: 1_000_000n, name: 'میلیون' },
  { size: 1_000n, name: 'هزار' },
]
const hundreds = 'صد دویست سیصد چهارصد پانصد ششصد هفتصد هشتصد نهصد'.split(' ')
const tens = 'ده بیست سی چهل پنجاه شصت هفتاد هشتاد نود'.split(' ')
const belowTwenty =
  'صفر یک دو سه چهار پنج شش هفت هشت نه ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نوزده'.split(' ')

function joined(head: string | undefined, rest: bigint): string {
  return rest === 0n ? `${head}` : `${head} و ${inWords(rest)}`
}

function inWords(number: bigint): string {
  const scale = scales.find(({ size }) => number >= size)
  if (scale) {
    const count = number / scale.size
    // One thousand is «هزار», but one million is «یک میلیون».
    const head = number < 2_000n ? scale.name : `${inWords(count)} ${scale.name}`
    return joined(head, number % scale.size)
  }
  if (number >= 100n) return joined(hundreds[Number(number / 100n) - 1], number % 100n)
  if (number >= 20n) return joined(tens[Number(number / 10n) - 1], number % 10n)
  return `${belowTwenty[Number(number)]}`
}

/** «دوازده میلیون ریال», spoken under the field of an amount so that a lost or added zero is noticed. */
export function rialsInWords(rials: bigint): string {
  return rials < 0n ? `منفی ${inWords(-rials)} ریال` : `${inWords(rials)} ریال`
}
