import { randomUUID } from 'node:crypto'
import { readDraft, saveDraft, type DraftBody } from '@sarai/wire/portal/drafts.ts'
import { submitRequest, validateRequest, type SubmitBody } from '@sarai/wire/portal/requests.ts'
import type { RoomTypeId } from '@sarai/domain/ground/ids.ts'
import { aDraft } from '#reservations/testing/a-draft.ts'
import { anAskedStay } from '#reservations/testing/an-asked-stay.ts'
import { aCatalogue } from '#testing/a-catalogue.ts'
import { openTestApp } from '#testing/test-app.ts'

/** Of whoever did not see the last version. */
export const stateChanged = { status: 409, code: 'STATE_CHANGED' }

/** An app that sells one hotel, and people who draft requests for it. */
export async function openDrafting() {
  const opened = await openTestApp()
  const { database, callAs, anAgency, aColleague } = opened
  const { aPackage, aProperty } = aCatalogue(database)
  const galata = await aProperty(await aPackage(), { name: 'Galata', price: 10_000 })
  const [room] = await database.sql<{ id: RoomTypeId }>(`select id::int from room_type where property_id = $1`, [
    galata,
  ])
  const double = room!.id

  /** A user of an agency of their own, who drafts. */
  async function someone() {
    const { agencyId } = await anAgency()
    const agent = await aColleague(agencyId, 'agent')
    const call = callAs(agent.token)
    return {
      agencyId,
      ...agent,
      call,
      read: (contractId?: number) => call(readDraft, { query: { contractId } }),
      save: (body: DraftBody, version?: number, contractId?: number) =>
        call(saveDraft, { query: { contractId }, body: { version, draft: body } }),
      submit: async (changes: Partial<SubmitBody> = {}, key: string = randomUUID()) => {
        const asked = anAskedStay(galata, double)
        const { QuoteId } = await call(validateRequest, { body: asked })
        const rest = {
          NeedTransfer: false,
          OriginFlight: null,
          DestinationFlight: null,
          Description: '',
          AgencyRef: '',
        }
        return call(submitRequest, { body: { ...asked, ...rest, QuoteId, ...changes } }, { key })
      },
    }
  }
  return {
    ...opened,
    someone,
    galata,
    double,
    draft: (changes: Partial<DraftBody> = {}) => aDraft(galata, double, changes),
  }
}
