import type { AgencyId, PaymentId, RequestId, StaffId, TicketId, UserId } from '@sarai/domain/ground/ids.ts'
import { query } from '#database/query.ts'
import type { PictureLook } from '#files/pictures/picture-look.ts'
import type { FileKind } from '#files/file-kind.ts'

/** Nobody opens what is in quarantine; what was refused is no longer there. */
export type UploadState = 'quarantined' | 'clean' | 'refused'
export type UploadKey = { agencyId: AgencyId; uploadId: string }

/** Of an agency, from midnight to midnight in UTC. */
export const mostOfADay = { files: 200, bytes: 500 * 1024 * 1024 }

export const sentToday = query<{ agencyId: AgencyId }, { files: number; bytes: number }>(`
  select files, bytes::float8 as bytes from upload_day
  where agency_id = $agencyId and day = (now() at time zone 'utc')::date`)

/** Counts one more into today; nothing is answered where the agency's share does not hold it. */
export const countUpload = query<{ agencyId: AgencyId; bytes: number }, { files: number }>(`
  insert into upload_day as today (agency_id, day, files, bytes)
  values ($agencyId, (now() at time zone 'utc')::date, 1, $bytes)
  on conflict (agency_id, day) do update set files = today.files + 1, bytes = today.bytes + excluded.bytes
    where today.files < ${mostOfADay.files} and today.bytes + excluded.bytes <= ${mostOfADay.bytes}
  returning files`)

export type NewUpload = UploadKey & {
  name: string
  kind: FileKind
  bytes: number
  sha256: Buffer
  state: UploadState
} & ReturnType<typeof columnsOf>

/** What is kept of how a picture looks; nothing of a PDF, and of what waits for the scanner. */
export function columnsOf(look: PictureLook | undefined) {
  return {
    pictureHash: look ? Buffer.from(look.hash) : null,
    picture: look ? Buffer.from(look.greys) : null,
  }
}

export const addUpload = query<NewUpload & { userId: UserId }>(`
  insert into upload (agency_id, id, user_id, name, kind, bytes, sha256, state, picture_hash, picture)
  values ($agencyId, $uploadId, $userId, $name, $kind, $bytes, $sha256, $state, $pictureHash, $picture)`)
/** By the desk, for the agency to read. */
export const addUploadOfDesk = query<NewUpload & { staffId: StaffId }>(`
  insert into upload (agency_id, id, staff_id, name, kind, bytes, sha256, state, picture_hash, picture)
  values ($agencyId, $uploadId, $staffId, $name, $kind, $bytes, $sha256, $state, $pictureHash, $picture)`)

export const findUpload = query<UploadKey, { kind: FileKind; state: UploadState; name: string }>(`
  select kind, state, name from upload where agency_id = $agencyId and id = $uploadId`)

/** Once: whoever comes second finds that it is judged. */
export const judgeUpload = query<
  UploadKey & { state: UploadState } & ReturnType<typeof columnsOf>,
  { requestId: RequestId | null; paymentId: PaymentId | null; ticketId: TicketId | null }
>(`
  update upload set state = $state, picture_hash = $pictureHash, picture = $picture
  where agency_id = $agencyId and id = $uploadId and state = 'quarantined'
  returning request_id::int as "requestId", payment_id::int as "paymentId", ticket_id::int as "ticketId"`)
