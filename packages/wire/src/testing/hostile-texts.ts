/** Each close to what a body may weigh, and wrong only at its end: a pattern that backtracks tries every way to read it. */
export const hostileTexts = [
  'a',
  '1',
  ' ',
  '-',
  'a-',
  'a.',
  '\u06CC',
  '\uD83D\uDE00',
  '\uD83D',
  'https://a',
  '@a',
  ',',
].map((piece) => `${piece.repeat(Math.floor(250_000 / piece.length))}!`)
