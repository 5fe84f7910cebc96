/** What a form can say of a password while it is typed. The server asks for more: password-policy.ts. */
export const shortestPassword = 8
/** Longer ones are refused with a sentence of their own: they break none of the rules that a form ticks. */
export const longestPassword = 128
/** Counted in characters, as everywhere. */
export const isPasswordTooLong = (password: string) => Array.from(password).length > longestPassword
const passwordRules = {
  length: new RegExp(`^.{${shortestPassword},}$`, 'su'),
  capital: /[A-Z]/,
  small: /[a-z]/,
  digit: /[0-9]/,
} as const
export type PasswordRule = keyof typeof passwordRules

/** A digit of another alphabet, which no rule counts: whoever typed it wonders why. */
export const hasOtherDigit = (password: string) => /[^\P{Nd}0-9]/u.test(password)

export function brokenPasswordRules(password: string): PasswordRule[] {
  return (Object.keys(passwordRules) as PasswordRule[]).filter((rule) => !passwordRules[rule].test(password))
}
