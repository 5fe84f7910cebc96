/** What a call costs, beside the least that it could cost. */
import { parseArgs } from 'node:util'
import type { Bench } from './bench/bench-means.ts'
import { bytesPerRequest, tellBytes } from '../apps/server/src/demo/bytes-per-request.ts'
import { ensureCatalogue } from './bench/catalogues.ts'
import { withClient } from '../apps/server/src/database/with-client.ts'
import { startCluster } from './bench/cluster.ts'
import { forgetMeasured } from './bench/forget-measured.ts'
import { hotPaths } from './bench/hot-paths.ts'
import { fallen, keepRatios, readKeptRatios } from './bench/kept-ratios.ts'
import { measureGrowth } from './bench/measure-growth.ts'
import { measurePaths } from './bench/measure-paths.ts'
import { measureStreams } from './bench/measure-streams.ts'
import { tellGrowth, tellLoad, tellPaths, tellStreams } from './bench/report.ts'
import { Processes } from './product.ts'

const HELP = `npm run bench [-- NAME…] [--rounds N]

Prints what a thousand streams cost that nothing comes through, and how soon a change is at a screen (streams). Then the
CPU of a call as the product makes it, beside two others: a bare Fastify route that sends the very statements of the
product to PostgreSQL in one flight and answers their rows as JSON, and pgbench with the same statements in their
transaction, prepared. CPU is read off /proc: of the process and of its backends, for pgbench of that and its own. Then
what searches, validate and submit, lists, tickets, the inbox and the hotels to call cost among 300,000 hotels and 2 million
requests against among 2,000 and 20,000, and what a request takes on disk (growth). Rounds are interleaved, the median
decides. Runs on a cluster of its own (.bench), whose catalogues and requests are made once and kept; what was submitted while measuring is
taken away before the next time. Options:
  NAME…       only what has one of these words in its name ("growth: list": how lists grow)
  --rounds N  five unless said; three at most of what is asked about requests (growth)
  --keep      writes the ratios to scripts/bench/kept-ratios.json
  --short     some paths, half of their calls, three rounds: fails only when a ratio fell by more than a quarter since
              it was kept, and again when it was measured again`

const few = 2_000
const many = 300_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    keep: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
})
if (values.help) console.log(HELP)
else process.exitCode = await bench()

async function bench(): Promise<number> {
  const processes = new Processes()
  const cluster = await startCluster()
  try {
    const catalogue = await ensureCatalogue(cluster.url, few)
    const isWanted = (name: string) => positionals.length === 0 || positionals.some((word) => name.includes(word))
    const amount = values.short ? { rounds: 3, share: 1 / 2 } : { rounds: Number(values.rounds), share: 1 }
    return await withClient(catalogue.superuser, async (admin) => {
      await forgetMeasured(admin, few)
      const means: Bench = { processes, cluster, catalogue, admin, isWanted, ...amount }
      if (values.short) return measureShort(means)
      // First: what the others submit would keep the worker busy.
      let missed = isWanted('streams') ? tellStreams(await measureStreams(means)) : 0
      const paths = await measurePaths(means)
      missed += tellPaths(paths)
      tellLoad()
      if (values.keep) keepRatios(paths)
      return missed + (await measureTheRest(means)) > 0 ? 1 : 0
    })
  } finally {
    await processes.stop()
    await cluster.stop()
  }
}

async function measureShort(means: Bench): Promise<number> {
  const isWanted = (name: string) => hotPaths.some((path) => path.name === name && path.isInShort === true)
  const measure = async () => {
    const paths = await measurePaths({ ...means, isWanted })
    tellPaths(paths)
    return fallen(paths, readKeptRatios())
  }
  const suspected = await measure()
  if (suspected.length === 0) return 0
  const complaints = await measure()
  for (const complaint of complaints) console.error(complaint)
  tellLoad()
  return complaints.length > 0 ? 1 : 0
}

async function measureTheRest(means: Bench): Promise<number> {
  let missed = 0
  if (positionals.length === 0 || positionals.some((word) => word.startsWith('growth'))) {
    const large = await ensureCatalogue(means.cluster.url, many)
    await forgetMeasured(means.admin, few)
    await withClient(large.superuser, async (admin) => {
      await forgetMeasured(admin, many)
      tellBytes(await bytesPerRequest(admin), (line) => console.log(line))
    })
    await measureGrowth(means, large, (growth) => (missed += tellGrowth(growth)))
  }
  tellLoad()
  return missed
}
