import { type AgencyId, type UserId, asUserId } from '@sarai/domain/ground/ids.ts'
import { hashPassword, passwordWork } from '#identity/password-hash.ts'
import { atDoor, proven, type AgencyCaller, type Visitor } from '#caller.ts'
import { addColleague } from '#colleagues/add-colleague.ts'
import { inviteColleague } from '#colleagues/invite-colleague.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { demoColleagues, demoPassword } from '#demo/demo-people.ts'

const ownerId = query<{ agencyId: AgencyId }, { id: UserId }>(
  `select id from agency_user where agency_id = $agencyId and role = 'owner'`,
)

/** The invited have accepted already, but for the one who has not read the mail yet. */
export async function seedColleagues(db: Database, visitor: Visitor & { agencyId: AgencyId }, agencyName: string) {
  const team = demoColleagues[agencyName]
  if (team === undefined) return
  const { agencyId } = visitor
  const nobodyYet: AgencyCaller = {
    ...visitor,
    kind: 'agency',
    userId: asUserId(0),
    sessionId: 'demo',
    asked: 'nothing',
  }
  const { id: userId } = await db.look(nobodyYet, ownerId.ask.one({ agencyId }))
  const passwordHash = await passwordWork(() => hashPassword(demoPassword))
  await db.write(atDoor(nobodyYet, 'portal'), async (tx) => {
    for (const colleague of team.colleagues) await addColleague(tx, agencyId, colleague, passwordHash)
  })
  if (team.invited === undefined) return
  const { email: Email, firstName: FirstName, lastName: LastName, role: Role, language: Language } = team.invited
  await inviteColleague(db, proven({ ...nobodyYet, userId }), { Email, FirstName, LastName, Role, Language })
}
