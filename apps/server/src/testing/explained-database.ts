import pg from 'pg'
import { afterAll } from 'vitest'
import { audienceRoleOf } from '#database/rights/audience-role.ts'
import { columnTypes, createPool } from '#database/connection-pool.ts'
import type { Tx } from '#database/query.ts'
import { actForAgency } from '#database/transaction/act-for.ts'
import { openDatabase } from '#database/open-database.ts'
import type { Database } from '#database/unit-of-work.ts'
import { askedOneByOne } from '#testing/sabotage/asked-as.ts'
import { txThrough, writeThrough } from '#testing/sabotage/tx-through.ts'
import { testSigning } from '#testing/test-config.ts'
import type { TestDatabase } from '#testing/test-database.ts'

/** A node of a plan as PostgreSQL tells it after it has run. */
type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: PlanNode[]
}
export type Explained = { readonly Plan: PlanNode }

/** auto_explain sends the plan of every statement that has run, inside of functions too, to whoever ran it. */
const settings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
}

type Work = (db: Database) => Promise<unknown>

/** The database as the API has it: its role, its statements, its row-level security; and by which plans they ran. */
export async function openExplained({ sql, superuserUrl, urls }: TestDatabase) {
  const name = new URL(superuserUrl).pathname.slice(1)
  for (const [setting, value] of Object.entries(settings)) {
    await sql(`alter database ${name} set ${setting} = '${value}'`)
  }
  const told: Explained[] = []
  const listen = (client: { on(event: 'notice', hear: (notice: { message?: string | undefined }) => void): void }) =>
    client.on('notice', ({ message = '' }) => {
      if (message.includes('plan:')) told.push(JSON.parse(message.slice(message.indexOf('{'))) as Explained)
    })
  // One connection: after some calls a named statement may get a plan that is meant for any value.
  const pool = createPool({ connectionString: urls.app, max: 1, applicationName: 'explained', onBroken: () => {} })
  pool.on('connect', listen)
  afterAll(() => pool.end())
  const db = openDatabase(pool, { signing: testSigning })
  const plansOf = async (work: Work) => {
    told.length = 0
    await work(db)
    return [...told]
  }
  return {
    plansOf,
    /** The plans after a change that is taken back again, such as an index that is missing. */
    plansAfter: async (change: string, work: Work): Promise<Explained[]> => {
      const client = new pg.Client({ connectionString: superuserUrl, types: columnTypes })
      await client.connect()
      listen(client)
      try {
        await client.query(`begin; ${change}`)
        const run: Database['read'] = async (caller, part) => {
          const rest = { now: Date.now(), bringsNews: () => {}, sign: testSigning.sign }
          const tx: Tx = txThrough(rest, async (one) => {
            const { rows, rowCount } = await client.query<pg.QueryResultRow>({ ...one, values: [...one.values] })
            return { rows, rowCount: rowCount ?? 0 }
          })
          // Of a second reading in this one transaction.
          await client.query('reset role')
          if (caller.kind === 'agency') await actForAgency(tx, caller.agencyId)
          await client.query(`set local role ${audienceRoleOf(caller)}`)
          return part(tx)
        }
        const inside = { look: askedOneByOne(run), read: run, write: writeThrough({ write: run }) }
        return await plansOf(async () => {
          await work(inside)
          // Inside of a transaction a statement is over, and its plan told, when the next one begins.
          await client.query('reset role')
        })
      } finally {
        await client.end()
      }
    },
  }
}

/**
 * Which of the tables were read from end to end, how many of their rows were touched in all, and how many pages of
 * tables and indexes: an index that is read from end to end to find one row touches one row.
 */
export function judge(plans: readonly Explained[], tables: ReadonlySet<string>) {
  const scanned = new Set<string>()
  let rows = 0
  const isOf = ({ 'Relation Name': table = '' }: PlanNode) => tables.has(table)
  const asking = plans.map(({ Plan }) => Plan).filter((plan) => nodesOf(plan).some(isOf))
  for (const node of asking.flatMap(nodesOf)) {
    if (!isOf(node)) continue
    if (node['Node Type'] === 'Seq Scan') scanned.add(node['Relation Name']!)
    const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
    rows += (node['Actual Rows'] + removed) * node['Actual Loops']
  }
  const pages = asking.reduce((sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0)
  return { scanned: [...scanned], rows, pages }
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}
