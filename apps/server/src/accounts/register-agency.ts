import { randomUUID } from 'node:crypto'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import type { registerAgency as operation } from '@sarai/wire/portal/accounts.ts'
import { parseMobile } from '@sarai/locale/text/mobile.ts'
import type { Caller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { hashPassword } from '#identity/password-hash.ts'
import { refuseWeakPassword } from '#accounts/password/set-password.ts'

type Registration = InputOf<typeof operation>['body']

const insertRegistration = query<{
  registrationId: string
  agencyName: string
  managerFirstName: string
  managerLastName: string
  email: string
  mobile: string
  passwordHash: string
  language: string
}>(`
  insert into registration
    (id, agency_name, manager_first_name, manager_last_name, email, mobile, password_hash, language)
  values ($registrationId, $agencyName, $managerFirstName, $managerLastName, $email, $mobile, $passwordHash,
    $language)`)

/**
 * Keeps what was typed and lets the worker open the account (open-account.ts). Whether the e-mail is known is looked
 * up by nobody before the answer: the same words, the same work and so the same time for everybody.
 */
export async function registerAgency(
  db: Database,
  caller: Caller,
  given: Registration,
): Promise<ReplyOf<typeof operation>> {
  refuseWeakPassword('Password', given.Password, { agencyName: given.AgencyName, email: given.Email })
  const passwordHash = await hashPassword(given.Password)
  const registrationId = randomUUID()
  return db.write(caller, async (tx) => {
    await insertRegistration.later(tx, {
      registrationId,
      agencyName: given.AgencyName,
      managerFirstName: given.ManagerFirstName,
      managerLastName: given.ManagerLastName,
      email: given.Email,
      mobile: parseMobile(given.Mobile) ?? given.Mobile,
      passwordHash,
      language: caller.language,
    })
    await enqueue(tx, 'open-account', { registrationId })
    return {}
  })
}
