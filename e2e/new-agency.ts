import { setTimeout as pause } from 'node:timers/promises'
import { registerAgency } from '../packages/wire/src/portal/accounts.ts'
import { connect, type Call } from '../packages/wire/src/core/client.ts'
import { decideAgency, listAgencies, setAgencyGroup } from '../packages/wire/src/desk/agencies.ts'
import { deskToken } from './colleague.ts'
import type { Language } from './people.ts'

export type NewAgency = { id: number; username: string; password: string }

/** An agency of its own for a walk that changes passwords: the demo logins belong to everybody. */
export async function openAccount(language: Language): Promise<NewAgency> {
  const login = { username: `walk.${language}.${Date.now()}@kaman.example`, password: 'Caravanserai1' }
  await callAs(null, language)(registerAgency, {
    body: {
      AgencyName: language === 'fa' ? 'کمان سفر' : 'Kaman Travel',
      ManagerFirstName: language === 'fa' ? 'رویا' : 'Roya',
      ManagerLastName: language === 'fa' ? 'نیک‌پور' : 'Nikpour',
      Email: login.username,
      Mobile: '09127654321',
      Password: login.password,
    },
  })
  const token = await deskToken(language)
  const desk = callAs(token, language)
  const { id, version } = await waitForAccount(desk, login.username)
  await desk(decideAgency, { params: { id }, body: { version, decision: 'approve' } })
  return { ...login, id }
}

/** Puts an agency into an agency group, as its page at the desk does. */
export async function joinGroup(id: number, group: string): Promise<void> {
  await callAs(await deskToken(), 'en')(setAgencyGroup, { params: { id }, body: { group } })
}

/** The worker opens the account, a moment after the registration was answered. */
async function waitForAccount(desk: Call, username: string) {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await pause(100)) {
    const { rows } = await desk(listAgencies, { query: { search: username } })
    if (rows[0] !== undefined) return rows[0]
  }
  throw new Error(`No worker has opened the account of ${username}`)
}

function callAs(token: string | null, language: Language) {
  const baseUrl = process.env['E2E_ORIGIN'] ?? ''
  return connect({ baseUrl, token: () => token, language: () => language, unreachable: () => `${baseUrl} is silent` })
}
