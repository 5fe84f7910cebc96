import type { RequestId } from '@sarai/domain/ground/ids.ts'
import { requestNumber } from '@sarai/domain/request/request-number.ts'
import { record } from '#activity/record-activity.ts'
import type { StaffCaller } from '#caller.ts'
import { placeOfRequest } from '#contracts/happen-to.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { AttemptLimits } from '#identity/attempt-limits.ts'
import { Problem } from '#problem.ts'
import { passportRow } from '#reservations/requests/passport-row.ts'
import { roomsOfRequest } from '#reservations/requests/request-queries.ts'
import type { Sealing } from '#sealing.ts'

type Deps = { db: Database; sealing: Sealing; limits: AttemptLimits }

/** Who looked at which passports is kept for good, in the transaction that reads them: no look without its entry. */
export function revealPassports({ db, sealing, limits }: Deps, staff: StaffCaller, requestId: RequestId) {
  return db.write(staff, [placeOfRequest.ask.first({ requestId })], async (tx, [place]) => {
    if (place === undefined) throw new Problem('NOT_FOUND')
    await limits.spend(tx, 'reveal-passports', `staff:${staff.staffId}`)
    const { agencyId } = place
    const rooms = await roomsOfRequest.all(tx, { agencyId, requestId })
    const subject = { kind: 'request', id: requestId, label: requestNumber(requestId) } as const
    await record(tx, staff, { what: 'passports-reveal', agencyId, subject })
    return {
      rooms: rooms.map(({ passports, guests }, room) =>
        guests.map((_, guest) => {
          const sealed = passports?.[guest] ?? ''
          return sealed === '' ? '' : sealing.open(sealed, passportRow({ agencyId, requestId, room, guest }))
        }),
      ),
    }
  })
}
