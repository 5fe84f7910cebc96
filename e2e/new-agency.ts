import { registerAgency } from '../packages/contract/src/accounts.ts'
import { connect } from '../packages/contract/src/client.ts'
import { requestDeskToken } from '../packages/contract/src/desk-accounts.ts'
import { decideAgency, listAgencies } from '../packages/contract/src/desk-agencies.ts'
import { demoLogins, type Language } from './people.ts'

/** An agency of its own for a walk that changes passwords: the demo logins belong to everybody. */
export async function openAccount(language: Language): Promise<{ username: string; password: string }> {
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
  const { token } = await callAs(null, language)(requestDeskToken, {
    body: { grant: 'password', ...demoLogins.desk },
  })
  const desk = callAs(token, language)
  const { rows } = await desk(listAgencies, { query: { search: login.username } })
  const { id, version } = rows[0]!
  await desk(decideAgency, { params: { id }, body: { version, decision: 'approve' } })
  return login
}

function callAs(token: string | null, language: Language) {
  const baseUrl = process.env['E2E_ORIGIN'] ?? ''
  return connect({ baseUrl, token: () => token, language: () => language, unreachable: () => `${baseUrl} is silent` })
}
