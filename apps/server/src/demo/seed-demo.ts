import { createStaff } from '#accounts/create-staff.ts'
import { approveAgency } from '#accounts/approve-agency.ts'
import { registerAgency } from '#accounts/register-agency.ts'
import type { StaffCaller, Visitor } from '#caller.ts'
import { createPool } from '#database/connection-pool.ts'
import type { DatabaseUrls } from '#database/provision.ts'
import { query } from '#database/query.ts'
import { openDatabase, type Database } from '#database/unit-of-work.ts'
import { demoAgencies, demoLogins, demoPassword, demoStaff } from '#demo/demo-people.ts'

const agencyByName = query<{ id: number; version: number }>(
  `select id, version from agency where name = $1 and status = 'pending'`,
)
const anyAgency = query<{ found: boolean }>(`select exists (select 1 from agency) as found`)

/** Fills an empty database with people to play with, by the same commands that people use. Twice does nothing more. */
export async function seedDemo(urls: DatabaseUrls): Promise<typeof demoLogins> {
  const pool = createPool({ connectionString: urls.app, max: 2, applicationName: 'sarai-demo', onBroken: () => {} })
  try {
    await seed(openDatabase(pool), urls.owner)
  } finally {
    await pool.end()
  }
  return demoLogins
}

async function seed(db: Database, ownerUrl: string) {
  for (const staff of demoStaff) await createStaff(ownerUrl, { ...staff, password: demoPassword })
  const staff: StaffCaller = { ...demoVisitor('en'), kind: 'staff', staffId: 1, roles: ['admin'], sessionId: 'demo' }
  const { found } = await db.read(staff, (tx) => anyAgency.one(tx))
  if (found) return
  for (const { language, isApproved, ...agency } of demoAgencies) {
    await registerAgency(db, demoVisitor(language), { ...agency, Password: demoPassword })
    if (!isApproved) continue
    const waiting = await db.read(staff, (tx) => agencyByName.one(tx, agency.AgencyName))
    await approveAgency(db, staff, waiting)
  }
}

function demoVisitor(language: 'en' | 'fa'): Visitor {
  return { kind: 'visitor', reference: 'demo-data', language, address: '127.0.0.1' }
}
