const persianZero = 0x06f0
const arabicZero = 0x0660

/** Persian (۰-۹) and Arabic (٠-٩) digits as 0-9: any digits are accepted on input and stored as ASCII. */
export function toAsciiDigits(text: string): string {
  return text.replaceAll(/[\u06F0-\u06F9\u0660-\u0669]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= persianZero ? persianZero : arabicZero))
  })
}
