import { demoTotpSecret } from '../apps/server/src/demo/demo-people.ts'
import { stepAt, totpCode } from '../apps/server/src/staff/login/totp.ts'

/** The code of the demo's authenticator app at this moment, and how to get the next ones. */
export function demoCodeHelp(): string {
  const code = totpCode(demoTotpSecret, stepAt(Date.now()))
  return `code now ${code}, later: npm run code (or put ${demoTotpSecret} into an authenticator app)`
}

if (import.meta.main) console.log(demoCodeHelp())
