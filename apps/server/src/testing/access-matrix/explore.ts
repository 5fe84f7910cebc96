import type { FastifyInstance } from 'fastify'
import type { Operation } from '@sarai/wire/core/operation.ts'
import { diceOf } from '#testing/generated/dice.ts'
import { KnownRecords } from '#testing/generated/known-records.ts'
import { nounsOfParams } from '#testing/generated/nouns.ts'
import { stayFacts } from '#testing/generated/stay-facts.ts'
import { validInput } from '#testing/generated/valid-input.ts'
import { wireRequest } from '#testing/generated/wire-request.ts'
import { anAddress } from '#testing/test-app.ts'

/** Enough to reach a row inside of a row inside of a row: a price of a room of a hotel of a package. */
const rounds = 4

/** Reads whatever the token may read, and what that leads to. `prepare` names writes that make rows first. */
export async function explore(
  app: FastifyInstance,
  operations: readonly Operation[],
  token: string,
  prepare: readonly Operation[] = [],
): Promise<KnownRecords> {
  const known = new KnownRecords()
  const ask: Asking = { app, token, known, facts: stayFacts(known) }
  const reads = operations.filter((op) => op.method === 'GET' && op.access !== 'anyone' && op.replies !== 'file')
  for (let round = 0; round < rounds; round++) {
    for (const [index, op] of reads.entries()) {
      await call(ask, op, round * 1_000 + index)
      await call(ask, op, round * 1_000 + index, 'all')
    }
    if (round === 1) for (const [index, op] of prepare.entries()) await makeOne(ask, op, index)
  }
  return known
}

type Asking = {
  app: FastifyInstance
  token: string
  known: KnownRecords
  facts: ReturnType<typeof stayFacts>
}

async function makeOne(ask: Asking, op: Operation, index: number) {
  for (let attempt = 0; attempt < 40; attempt++) {
    if (await call(ask, op, 10_000 + index * 100 + attempt)) return
  }
}

/** `all`: without a filter where none is needed. Whoever never saw a row that they may see would be told it is foreign. */
async function call({ app, token, known, facts }: Asking, op: Operation, turn: number, which: 'some' | 'all' = 'some') {
  const made = validInput(op, known, diceOf(1, turn), facts)
  if (made === undefined) return false
  const input = which === 'all' && op.query?.safeParse({}).success === true ? { ...made, query: {} } : made
  const request = wireRequest(op, input, { authorization: `Bearer ${token}` })
  const answer = await app.inject({ ...request, remoteAddress: anAddress() } as object)
  const isGood = answer.statusCode < 300
  if (isGood) known.noteAsked(op, input.body)
  if (isGood && answer.statusCode !== 204) known.learn(op, input.params, answer.json())
  return isGood
}

/** The parameters for which nothing real is known. */
export function withoutRealIds(op: Operation, known: KnownRecords): string[] {
  return nounsOfParams(op.path)
    .filter(({ param, noun }) => known.records(noun).length === 0 && known.values(param).length === 0)
    .map(({ param }) => param)
}
