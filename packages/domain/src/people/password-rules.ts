/** What a form can say of a password while it is typed. The server asks for more: password-policy.ts. */
export const shortestPassword = 8
const passwordRules = {
  length: new RegExp(`^.{${shortestPassword},128}$`, 'su'),
  capital: /[A-Z]/,
  small: /[a-z]/,
  digit: /[0-9]/,
} as const
export type PasswordRule = keyof typeof passwordRules

export function brokenPasswordRules(password: string): PasswordRule[] {
  return (Object.keys(passwordRules) as PasswordRule[]).filter((rule) => !passwordRules[rule].test(password))
}
