import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import type { TestDatabase } from '#testing/test-database.ts'

type Posting = {
  about: string
  id: string
  sides: readonly (readonly [account: string, amount: number])[]
  at?: string
}

/** Books without the requests that they are of: for whoever reads accounts and has no need of stays. */
export function someBooks({ sql }: TestDatabase, agencyId: AgencyId) {
  let place = 0

  async function aContract(currency = 'EUR'): Promise<number> {
    const [row] = await sql<{ id: number }>(
      `insert into contract (agency_id, currency, state) values ($1, $2, 'Open') returning id::int`,
      [agencyId, currency],
    )
    return row!.id
  }

  async function post(contractId: number, { about, id, sides, at }: Posting, currency = 'EUR') {
    place += 1
    await sql(
      `insert into journal (agency_id, contract_id, place, id, about, currency, accounts, amounts, at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, coalesce($9::timestamptz, now()))`,
      [
        agencyId,
        contractId,
        place,
        id,
        about,
        currency,
        sides.map(([account]) => account),
        sides.map(([, amount]) => amount),
        at ?? null,
      ],
    )
  }

  const charge = (contractId: number, id: string, gross: number, commission: number, at?: string) =>
    post(contractId, {
      about: 'charge',
      id,
      sides: [
        ['agency', gross],
        ['sales', -gross],
        ['agency', -commission],
        ['commission', commission],
      ],
      at,
    })
  const receipt = (contractId: number, payment: number, amount: number, at?: string) =>
    post(contractId, {
      about: 'payment',
      id: `receipt/${payment}/${contractId}`,
      sides: [
        ['agency', -amount],
        ['bank', amount],
      ],
      at,
    })

  /** A charge and its payment, again and again: as many lines as asked for, three for each stay. */
  async function fill(contractId: number, stays: number) {
    await sql(
      `insert into journal (agency_id, contract_id, place, id, about, currency, accounts, amounts, at)
       select $1, $2, 1000 + 2 * n + kind, case kind when 0 then 'request/' || n || '/charge' else 'receipt/' || n || '/' || $2::bigint end,
         case kind when 0 then 'charge' else 'payment' end, 'EUR',
         case kind when 0 then array['agency', 'sales', 'agency', 'commission'] else array['agency', 'bank'] end,
         case kind when 0 then array[1000, -1000, -100, 100] else array[-900, 900] end, now() - interval '300 days' + n * interval '1 minute'
       from generate_series(1, $3::int) n, generate_series(0, 1) kind order by n, kind`,
      [agencyId, contractId, stays],
    )
  }

  return { aContract, post, charge, receipt, fill }
}
