import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import type { Tx } from '#database/query.ts'

/** Narrows what the transaction may see to the rows of one agency, from here to its end. */
export async function actForAgency(tx: Tx, agencyId: AgencyId): Promise<void> {
  await tx.later({ name: 'act-for-agency', text: `select set_config('app.agency', $1, true)`, values: [`${agencyId}`] })
}

/** Lets a visitor's transaction see the one account whose username was typed, to check its password. */
export async function actForUsername(tx: Tx, usernameKey: string): Promise<void> {
  await tx.later({
    name: 'act-for-username',
    text: `select set_config('app.username', $1, true)`,
    values: [usernameKey],
  })
}

/** Lets a visitor's transaction see the one link whose token it holds. */
export async function actForLink(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.later({
    name: 'act-for-link',
    text: `select set_config('app.link', $1, true)`,
    values: [tokenHash.toString('hex')],
  })
}
