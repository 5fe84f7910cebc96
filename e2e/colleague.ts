import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { createSealing, readSealingKeys } from '../apps/server/src/sealing.ts'
import { createStaff } from '../apps/server/src/staff/create-staff.ts'
import { newTotpSecret, stepAt, totpCode } from '../apps/server/src/staff/login/totp.ts'
import { connect } from '../packages/wire/src/core/client.ts'
import { finishDeskLogin, startDeskLogin } from '../packages/wire/src/desk/accounts.ts'
import type { StaffRole } from '../packages/domain/src/people/staff-role.ts'
import { inDatabase } from './database.ts'

/** A member of staff of one test's own: a code works once, so tests that shared an app would refuse each other. */
export type Colleague = { username: string; password: string; secret: string }

export async function hireColleague(...roles: StaffRole[]): Promise<Colleague> {
  const colleague = {
    username: `${randomUUID()}@sarai.example`,
    password: 'Caravanserai1',
    secret: newTotpSecret(),
  }
  const sealing = createSealing(readSealingKeys(process.env['E2E_SEALING_KEYS'] ?? '') ?? [])
  await createStaff(
    process.env['E2E_OWNER_URL'] ?? '',
    { ...colleague, name: 'Kaveh Moradi', roles: roles.length === 0 ? ['admin'] : roles },
    { sealing, secret: colleague.secret },
  )
  return colleague
}

/** `ahead` half minutes from now; the next one is taken too, for a second login within the same half minute. */
export function codeOf({ secret }: Pick<Colleague, 'secret'>, ahead = 0): string {
  return totpCode(secret, stepAt(Date.now()) + ahead)
}

/** A code for the next step up: as long after the last one as a walk cannot wait. */
export async function nextCode(staff: Pick<Colleague, 'username' | 'secret'>): Promise<string> {
  const forget = `update staff_factor set last_step = 0 where staff_id = (select id from staff where username = $1)`
  await inDatabase((sql) => sql(forget, [staff.username]))
  return codeOf(staff)
}

/** Logs in at the desk's screens, as a new admin unless somebody is named. */
export async function logInToDesk(page: Page, origin = '', colleague?: Colleague): Promise<Colleague> {
  const staff = colleague ?? (await hireColleague())
  await page.goto(`${origin}/desk/login`)
  await page.locator('input[name=username]').fill(staff.username)
  await page.locator('input[name=password]').fill(staff.password)
  await page.locator('button[type=submit]').click()
  await page.locator('input[name=code]').fill(codeOf(staff))
  await page.locator('button[type=submit]').click()
  // Where they land is a matter of their roles.
  await expect(page).not.toHaveURL(/\/desk\/login/)
  return staff
}

/** A token of the desk without a browser. */
export async function deskToken(language = 'en'): Promise<string> {
  const staff = await hireColleague()
  const baseUrl = process.env['E2E_ORIGIN'] ?? ''
  const call = connect({ baseUrl, token: () => null, language: () => language, unreachable: () => 'is silent' })
  const { challenge } = await call(startDeskLogin, { body: { username: staff.username, password: staff.password } })
  const { token } = await call(finishDeskLogin, { body: { challenge, code: codeOf(staff) } })
  return token
}
