import type { FastifyInstance } from 'fastify'
import { stepUpHeader, type Operation } from '@sarai/wire/core/operation.ts'
import { expectedAtTheDoor, type MatrixCaller } from '#testing/access-matrix/callers.ts'
import { withoutRealIds } from '#testing/access-matrix/explore.ts'
import { diceOf } from '#testing/generated/dice.ts'
import type { KnownRecords } from '#testing/generated/known-records.ts'
import { nounsOfParams } from '#testing/generated/nouns.ts'
import { validInput, type Input } from '#testing/generated/valid-input.ts'
import { wireRequest } from '#testing/generated/wire-request.ts'
import { anAddress, testPassword } from '#testing/test-app.ts'

export type Matrix = {
  app: FastifyInstance
  callers: readonly MatrixCaller[]
  /** What the owner of A and the desk's admin have seen: the ids that everybody else tries. */
  seenBy: (op: Operation) => KnownRecords
  /** Texts that only A and staff may ever read. */
  secrets: readonly string[]
  /** What the owner of B has seen: a row that is not among it is unknown to B. */
  seenByB: KnownRecords
}

/** Everything that is wrong with the doors of one operation; empty when each caller got what its access says. */
export async function wrongsOf(matrix: Matrix, op: Operation): Promise<string[]> {
  const known = matrix.seenBy(op)
  const missing = withoutRealIds(op, known)
  const input = missing.length > 0 ? undefined : await inputFor(matrix, op)
  if (input === undefined) return [`no input with real ids can be built ${missing.join(', ')}`]
  const found: string[] = []
  for (const caller of matrix.callers) {
    const expected = expectedAtTheDoor(op.access, caller)
    const sent = expected === 'open' ? harmless(matrix, op, input, caller) : input
    const answer = await send(matrix.app, op, caller, sent)
    const got = `${caller.name} got ${answer.statusCode}`
    if (!isRight(expected, answer.statusCode, op, caller)) found.push(`${got}, not ${expected}`)
    if (answer.statusCode >= 500) found.push(`${got}: ${answer.body.slice(0, 100)}`)
    if (isForeign(matrix, op, input, caller) && answer.statusCode !== 404) found.push(`${got} for a row of A, not 404`)
    const leaked = matrix.secrets.filter((secret) => answer.body.includes(secret))
    if (leaked.length > 0 && caller.side !== 'A' && !isWelcomeStaff(caller))
      found.push(`${got} with ${leaked.join(', ')}`)
  }
  return found
}

/** One that the schemas take; for a read, one that the first caller whom it is for is really answered. */
async function inputFor(matrix: Matrix, op: Operation): Promise<Input | undefined> {
  const reader = matrix.callers.find((caller) => expectedAtTheDoor(op.access, caller) === 'open')
  for (let attempt = 0; attempt < 60; attempt++) {
    const input = validInput(op, matrix.seenBy(op), diceOf(7, attempt))
    if (input === undefined || reader === undefined) return input
    const isAnswered = !isOwnRead(op, reader) || (await send(matrix.app, op, reader, input)).statusCode < 300
    if (isAnswered) return input
  }
  return undefined
}

function isOwnRead(op: Operation, caller: MatrixCaller): boolean {
  return op.method === 'GET' && op.replies !== 'file' && op.access !== 'anyone' && caller.side !== 'B'
}

/** Behind the door, with the id of a row that only A has. */
function isForeign({ seenByB }: Matrix, op: Operation, input: Input, caller: MatrixCaller): boolean {
  if (caller.side !== 'B' || op.access === 'anyone' || expectedAtTheDoor(op.access, caller) !== 'open') return false
  return nounsOfParams(op.path).some(({ param, noun }) =>
    seenByB.records(noun).every(({ id }) => `${id}` !== String(input.params[param])),
  )
}

function isWelcomeStaff({ side, standing }: MatrixCaller) {
  return side === 'staff' && standing === 'welcome'
}

/** Behind the door an operation may refuse what was sent. A read of one's own may not. */
function isRight(expected: 'open' | 401 | 403, status: number, op: Operation, caller: MatrixCaller): boolean {
  if (expected !== 'open') return status === expected
  if (op.access === 'anyone') return status !== 403
  return isOwnRead(op, caller) ? status < 300 : status !== 401 && status !== 403
}

/**
 * Whoever may write would really write, and the next cell would find another world. So they send what is refused right
 * behind the door. B sends A's ids as they are: nothing of A may answer to them. Only A's words are replaced, or B
 * would later read what it wrote itself.
 */
function harmless({ secrets }: Matrix, op: Operation, input: Input, caller: MatrixCaller): Input {
  if (op.method === 'GET' || op.access === 'anyone') return input
  if (caller.side === 'B') return { ...input, body: withoutWords(input.body, secrets) }
  if (op.body !== undefined && op.takes === undefined) return { ...input, body: { nothing: 'known' } }
  const nobody = (value: unknown) => (typeof value === 'number' ? 999_999 : crypto.randomUUID())
  const params = Object.fromEntries(Object.entries(input.params).map(([name, value]) => [name, nobody(value)]))
  return { ...input, params, body: op.takes === undefined ? undefined : Buffer.from('no file') }
}

function withoutWords(body: unknown, secrets: readonly string[]): unknown {
  if (body === undefined || body instanceof Uint8Array) return body
  const own = (secret: string) => (secret.includes('@') ? 'blue@sky.example' : 'Blue')
  return JSON.parse(secrets.reduce((text, secret) => text.replaceAll(secret, own(secret)), JSON.stringify(body)))
}

function send(app: FastifyInstance, op: Operation, { token }: MatrixCaller, input: Input) {
  const headers = {
    'accept-language': 'en',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    // Agencies bring it, so that what is behind is tried too; staff stop here, each with a code that they do not have.
    ...(op.stepUp === 'password' ? { [stepUpHeader]: testPassword } : {}),
  }
  return app.inject({ ...wireRequest(op, input, headers), remoteAddress: anAddress() } as object)
}
