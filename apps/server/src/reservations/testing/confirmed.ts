import type { SubmitBody } from '@sarai/wire/portal/requests.ts'
import { changing } from '#reservations/testing/changing.ts'
import type { openDrafting } from '#reservations/testing/drafting.ts'

/** Requests that are confirmed: what costs nothing is as soon as it is accepted. */
export function confirming(drafting: Awaited<ReturnType<typeof openDrafting>>) {
  const { database } = drafting
  const { desk, submitted } = changing(drafting)

  async function confirmed(changes: Partial<SubmitBody> = {}) {
    await database.sql(`update room_type set base_price = 0`)
    const asked = await submitted(changes)
    await database.sql(`update room_type set base_price = 10000`)
    await asked.accept()
    return { ...asked, version: async () => (await asked.details()).Version }
  }
  return { desk, submitted, confirmed }
}
