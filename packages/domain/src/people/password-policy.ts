import { commonPasswords } from '#people/common-passwords.ts'
import { brokenPasswordRules, isPasswordTooLong } from '#people/password-rules.ts'
import { ok, refuse, type Result } from '#ground/result.ts'

/** Whose password it would be. What everybody knows of them is what an attacker tries first. */
export type PasswordOwner = { readonly agencyName: string; readonly email: string }

/** The one policy for a new password, whether it is chosen at the registration, by a reset or by a change. */
export function judgePassword(password: string, owner: PasswordOwner): Result<string> {
  if (brokenPasswordRules(password).length > 0 || isPasswordTooLong(password)) return refuse('VALIDATION_FAILED')
  if (isCommon(password)) return refuse('PASSWORD_WEAK')
  if (tellsTheOwner(password, owner)) return refuse('PASSWORD_PERSONAL')
  return ok(password)
}

/** A year or an exclamation mark around a common word does not make it uncommon. */
function isCommon(password: string): boolean {
  const typed = password.toLowerCase()
  const core = typed.replace(/^[^a-z]{1,4}/, '').replace(/[^a-z]{1,4}$/, '')
  return commonPasswords.has(typed) || commonPasswords.has(core)
}

/** Shorter names stand in too many good passwords by chance. */
const shortestName = 4

function tellsTheOwner(password: string, owner: PasswordOwner): boolean {
  const localPart = owner.email.split('@')[0] ?? ''
  const names = [owner.agencyName, localPart].map(folded).filter((name) => name.length >= shortestName)
  return names.some((name) => folded(password).includes(name))
}

/** Case and what separates words do not tell two names apart: `Parvaz Asia` is `parvaz_asia` is `ParvazAsia`. */
function folded(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s_.+\u200C-]/g, '')
}
