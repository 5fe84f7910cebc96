/** Asks two states of the product the same questions, and tells where they answer differently. */
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { dropDatabase } from '../apps/server/src/database/provision.ts'
import { diceOf } from '../apps/server/src/testing/generated/dice.ts'
import { KnownRecords } from '../apps/server/src/testing/generated/known-records.ts'
import { validInput } from '../apps/server/src/testing/generated/valid-input.ts'
import { wireRequest } from '../apps/server/src/testing/generated/wire-request.ts'
import type { Operation } from '../packages/wire/src/core/operation.ts'
import { deskOperations, portalOperations } from '../packages/wire/src/operations.ts'
import { differences, masked, type Difference } from './compare/differences.ts'
import { openSide, type Side } from './compare/side.ts'
import { treeOf } from './compare/tree-of.ts'
import { ROOT } from './run-command.ts'
import { withServices } from './services.ts'

const HELP = `npm run compare -- COMMIT [--rounds N]

Fills a database with demo data by COMMIT and one by the tree as it is, serves both, and sends both every read of the
wire as it is now, in both languages, made up from what COMMIT answered. Instants, random ids and signatures are masked.
Tells each place where an answer differs. Fails when a value is gone or another one; what is new is only told.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '12' }, help: { type: 'boolean' } },
})
const [commit] = positionals

if (values.help || commit === undefined) console.log(HELP)
else process.exitCode = await withServices((services) => compare(commit, services))

async function compare(from: string, services: Parameters<typeof openSide>[1]): Promise<number> {
  const tree = treeOf(from)
  const databases = ['before', 'after'].map((name) => `sarai_compare_${name}_${process.pid}`)
  const sides: Side[] = []
  try {
    for (const [place, folder] of [tree, ROOT].entries()) {
      sides.push(await openSide(folder, services, databases[place]!))
    }
    return await ask(sides[0]!, sides[1]!)
  } finally {
    await Promise.all(sides.map((side) => side.close()))
    for (const database of databases) await dropDatabase(services.DATABASE_SUPERUSER_URL, database)
    rmSync(tree, { recursive: true })
  }
}

async function ask(before: Side, after: Side): Promise<number> {
  const reads = [...portalOperations, ...deskOperations].filter(({ method, replies }) => method === 'GET' && !replies)
  const known = { portal: new KnownRecords(), desk: new KnownRecords() }
  const found = new Map<string, number>()
  const answered = new Set<string>()
  let [asked, well, isWorse] = [0, 0, false]
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const [index, op] of reads.entries()) {
      const told = known[op.path.startsWith('/desk/') ? 'desk' : 'portal']
      const input = validInput(op, told, diceOf(1, round * 1_000 + index))
      if (input === undefined) continue
      const language = round % 2 === 0 ? 'en' : 'fa'
      const request = (side: Side) => wireRequest(op, input, { ...headersOf(side, op), 'accept-language': language })
      const [old, now] = await Promise.all([send(before, request(before)), send(after, request(after))])
      asked += 1
      if (old.status === 200) {
        well += 1
        answered.add(op.name)
        told.learn(op, input.params, old.body)
      }
      const different: Difference[] =
        old.status === now.status
          ? differences(old.masked, now.masked)
          : [{ kind: 'other', where: `status ${old.status}, now ${now.status}` }]
      for (const { kind, where } of different) {
        isWorse ||= kind !== 'new'
        const line = `${op.name}: ${where} is ${kind}`
        found.set(line, (found.get(line) ?? 0) + 1)
      }
    }
  }
  for (const [line, times] of found) console.log(`${line} (${times} times)`)
  const silent = reads.filter(({ name }) => !answered.has(name)).map(({ name }) => name)
  if (silent.length > 0) console.log(`never answered with 200: ${silent.join(', ')}`)
  console.log(`${asked} questions, ${well} answered with 200, ${found.size} kinds of differences`)
  return isWorse || well === 0 ? 1 : 0
}

function headersOf({ actors }: Side, op: Operation): Record<string, string> {
  const name = op.access === 'anyone' ? 'nobody' : op.access.startsWith('agency') ? 'agency' : 'staff'
  return actors.find((actor) => actor.name === name)!.headers(op)
}

async function send({ port }: Side, { url, headers }: ReturnType<typeof wireRequest>) {
  const answer = await fetch(`http://127.0.0.1:${port}${url}`, { headers: headers as Record<string, string> })
  const text = await answer.text()
  const isJson = (answer.headers.get('content-type') ?? '').includes('json')
  const read = (written: string): unknown => (isJson && written !== '' ? JSON.parse(written) : written)
  return { status: answer.status, body: read(text), masked: read(masked(text)) }
}
