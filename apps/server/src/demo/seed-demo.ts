import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import { seedColleagues } from '#demo/seed-colleagues.ts'
import { seedDraft } from '#demo/seed-drafts.ts'
import { decideAgency } from '#agencies/decide-agency.ts'
import { groupAgency } from '#agencies/group-agency.ts'
import { noteAgency } from '#agencies/note-agency.ts'
import { openWaitingAccounts } from '#accounts/open-account.ts'
import { passwordWork } from '#identity/password-hash.ts'
import { registerAgency } from '#accounts/register-agency.ts'
import { createPool } from '#database/connection-pool.ts'
import type { DatabaseUrls } from '#database/provision.ts'
import { query } from '#database/query.ts'
import { openDatabase } from '#database/open-database.ts'
import type { Database } from '#database/unit-of-work.ts'
import { seedCatalogue } from '#demo/catalogue/seed-catalogue.ts'
import { demoAdmin, demoClerk, demoFinance, demoVisitor } from '#demo/demo-callers.ts'
import { createPaymentSeeding, seedLimits } from '#demo/payments/seed-payments.ts'
import { seedRequests } from '#demo/requests/seed-requests.ts'
import { seedTickets } from '#demo/seed-tickets.ts'
import { demoAgencies, demoLogins, demoPassword, demoRemarks, demoStaff, demoTotpSecret } from '#demo/demo-people.ts'
import type { ObjectStore } from '#files/object-store.ts'
import { createSealing, readSealingKeys, type Sealing } from '#sealing.ts'
import { createSigning } from '#signing.ts'
import { createStaff } from '#staff/create-staff.ts'

const agencyByName = query<{ name: string }, { id: AgencyId }>(`select id from agency where name = $name`)
const anyAgency = query<void, { found: boolean }>(`select exists (select 1 from agency) as found`)

type DemoPlace = { urls: DatabaseUrls; sealingKeys: string; activityKeys: string; files: ObjectStore }

/**
 * Fills an empty database with people to play with, their requests and what they paid, by the same commands that people use, and with hotels to sell.
 * Twice does nothing more. The pictures go to `files`.
 */
export async function seedDemo({ urls, sealingKeys, activityKeys, files }: DemoPlace): Promise<typeof demoLogins> {
  const pools = [urls.app, urls.worker].map((connectionString) =>
    createPool({ connectionString, max: 2, applicationName: 'sarai-demo', onBroken: () => {} }),
  )
  const [appPool, workerPool] = pools
  const sealing = createSealing(readSealingKeys(sealingKeys) ?? [])
  const signing = createSigning(readSealingKeys(activityKeys) ?? [])
  // Nobody waits for an answer: on a busy machine the catalogue alone takes longer than a call may.
  const timeoutMs = 120_000
  const db = openDatabase(appPool!, { signing, timeoutMs })
  const workerDb = openDatabase(workerPool!, { signing, timeoutMs, rights: 'of-the-connection' })
  try {
    await hireStaff(urls.owner, sealing)
    await seedCatalogue(db, files)
    await seed({ db, workerDb, sealing, files })
  } finally {
    await Promise.all(pools.map((pool) => pool.end()))
  }
  return demoLogins
}

async function hireStaff(ownerUrl: string, sealing: Sealing) {
  for (const staff of demoStaff) {
    await createStaff(ownerUrl, { ...staff, password: demoPassword }, { sealing, secret: demoTotpSecret })
  }
}

type Parts = { db: Database; workerDb: Database; sealing: Sealing; files: ObjectStore }

async function seed({ db, workerDb, sealing, files }: Parts) {
  const { found } = await db.look(demoAdmin, anyAgency.ask.one())
  if (found) return
  await seedLimits(db, demoAdmin)
  const desk = { clerk: demoClerk, finance: demoFinance, second: demoAdmin }
  const seedPayments = createPaymentSeeding({ db, sealing, files, desk })
  for (const { language, decisions, ...agency } of demoAgencies) {
    const asked = { ...agency, Password: demoPassword }
    await passwordWork(() => registerAgency(db, demoVisitor(language), asked))
    await openWaitingAccounts(workerDb)
    const { id } = await db.look(demoAdmin, agencyByName.ask.one({ name: agency.AgencyName }))
    await seedColleagues(db, { ...demoVisitor(language), agencyId: id }, agency.AgencyName)
    for (const [index, decision] of decisions.entries()) {
      await decideAgency(db, demoAdmin, id, { version: index + 1, ...decision })
    }
    const remarks = demoRemarks[agency.AgencyName] ?? {}
    if (remarks.group !== undefined) await groupAgency(db, demoAdmin, id, remarks.group)
    if (remarks.note !== undefined) await noteAgency(db, demoAdmin, id, remarks.note)
    const visitor = { ...demoVisitor(language), agencyId: id }
    await seedRequests({ db, sealing }, visitor, agency.AgencyName, demoClerk)
    await seedPayments(visitor, agency.AgencyName)
    await seedTickets(db, visitor, agency.AgencyName, demoClerk)
    // What is submitted takes the submitter's draft with it.
    await seedDraft({ db, sealing }, visitor)
  }
}
