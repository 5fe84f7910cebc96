const persianZero = 0x06f0
const arabicZero = 0x0660

/** Persian (۰-۹) and Arabic (٠-٩) digits as 0-9: any digits are accepted on input and stored as ASCII. */
export function toAsciiDigits(text: string): string {
  return text.replaceAll(/[\u06F0-\u06F9\u0660-\u0669]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= persianZero ? persianZero : arabicZero))
  })
}

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** The digits of every script as 0-9, where two ways to write one number must not make two of it. */
export function toAsciiDigitsOfAny(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!
    // Unicode keeps the ten digits of a script together, in their order; those of another script may follow at once.
    let zero = code
    while (isDigit(zero - 1)) zero -= 1
    return `${(code - zero) % 10}`
  })
}
