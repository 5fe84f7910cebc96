import { randomUUID } from 'node:crypto'
import type { Operation } from '@sarai/wire/core/operation.ts'
import { diceOf } from '../../apps/server/src/testing/generated/dice.ts'
import { KnownRecords } from '../../apps/server/src/testing/generated/known-records.ts'
import { nounOf } from '../../apps/server/src/testing/generated/nouns.ts'
import { stayFacts } from '../../apps/server/src/testing/generated/stay-facts.ts'
import { validInput, type Input } from '../../apps/server/src/testing/generated/valid-input.ts'
import { wireRequest } from '../../apps/server/src/testing/generated/wire-request.ts'
import { hostileTexts } from './hostile-texts.ts'
import { takes, textLeaves, withText, type Path } from './text-leaves.ts'

/** What became of the texts in one field. Lost is what the schema takes and the server did not keep. */
export type Written = { operation: string; field: string; stored: number; refused: number; lost: number }

/** Whoever calls these must know a secret first, and nothing else of them is kept: nobody could write there. */
const needsSecret = /password|token|challenge|proof/i
/** These name a row that must be there: a text that names none is refused, and that is right. */
const references = new Set(['placeId', 'group', 'groups.*', 'code'])
/**
 * Of what is typed for a price nothing is kept. A draft is kept sealed, so no column can show it. A submit names a
 * quote and a stay that must hang together, which 200 texts in a row do not find; a request is asked about, accepted,
 * rejected or given more time once, and there are few; what is changed of one names its rooms, its guests and its
 * version. A user has one spreadsheet at a time, and what was searched for is drawn nowhere. The texts of the others
 * are tried where they are drawn. An offer takes a request that is open and a price that suits it, and is withdrawn
 * once. Replies, categories and open tickets are as many as there may be, so only those there are edited. A contract
 * waits for a hundred payments at most, one of which is decided once; money is moved where there is some.
 */
const triedWhereDrawn = new Set([
  'validateRequest',
  'saveDraft',
  'submitRequest',
  'changeRoom',
  'addRoom',
  'changeFlights',
  'changeGuests',
  'askExport',
  'askHotel',
  'acceptRequest',
  'rejectRequest',
  'cancelConfirmed',
  'extendDeadline',
  'offerPrice',
  'withdrawOffer',
  'addSavedReply',
  'addTicketCategory',
  'openTicket',
  'submitReceipt',
  'requestCash',
  'approvePayment',
  'rejectPayment',
  'refundPayment',
  'payOutCredit',
  'moveDeskCredit',
  'proposeAdjustment',
])
/** An input that is right by its schema may still come too late or clash; as many fresh ones then have their chance. */
const patience = 80

/** Calls every write with each of the hostile texts in each of its free texts, and tells what became of them. */
export async function writeEverywhere(
  origin: string,
  operations: readonly Operation[],
  token: () => Promise<string>,
): Promise<Written[]> {
  const known = new KnownRecords()
  let turn = 0
  const facts = stayFacts(known)
  const fresh = (op: Operation) => validInput(op, known, diceOf(7, turn++), facts)
  const call = async (op: Operation, input: Input) => {
    const { method, url, headers, payload } = wireRequest(op, input, {
      authorization: `Bearer ${await token()}`,
      'idempotency-key': randomUUID(),
    })
    const body = typeof payload === 'string' ? payload : payload && new Uint8Array(payload)
    const answer = await fetch(origin + url, {
      method,
      headers: headers as Record<string, string>,
      ...(body === undefined ? {} : { body }),
    })
    const text = await answer.text()
    if (answer.status >= 500) throw new Error(`${op.name} answered ${answer.status}`)
    if (answer.ok && text !== '' && op.replies !== 'file') known.learn(op, input.params, JSON.parse(text))
    return answer.ok ? 'ok' : (answer.headers.get('x-problem-code') ?? 'refused')
  }
  const versions = new Map<string, number>()
  /** An edit names the version it saw. What the last edits made of it is known here; what others did is tried out. */
  const edit = async (op: Operation, input: Input) => {
    const body = input.body as { version?: unknown; code?: unknown } | undefined
    if (typeof body?.version !== 'number') return call(op, input)
    const row = JSON.stringify([op.path, input.params, body.code])
    const first = Math.max(body.version, versions.get(row) ?? 0)
    for (let version = first; version < first + 5; version++) {
      const outcome = await call(op, { ...input, body: { ...body, version } })
      if (outcome === 'ok') versions.set(row, version + 1)
      if (outcome !== 'STATE_CHANGED') return outcome
    }
    return 'STATE_CHANGED'
  }
  const readAll = async () => {
    for (const op of operations.filter(({ method, replies }) => method === 'GET' && replies !== 'file')) {
      const input = fresh(op)
      if (input !== undefined) await call(op, input)
    }
  }
  const makeRoom = async ({ path }: Operation) => {
    const removal = operations.find((op) => op.method === 'DELETE' && op.path === `${path}/{id}`)
    if (removal === undefined) return
    await readAll()
    const noun = nounOf(path.split('/').at(-1) ?? '')
    for (const { id, fields } of known.records(noun).slice(0, 30)) {
      const query = removal.query ? { version: fields['version'] } : {}
      await call(removal, { params: { id }, query, body: undefined })
      known.forget(noun, id)
    }
  }
  /** A submit names the price that was asked for just before. */
  const askPrice = async () => {
    const price = operations.find(({ name }) => name === 'validateRequest')!
    const input = fresh(price)
    if (input !== undefined) await call(price, input)
  }
  const writeAll = async (op: Operation): Promise<Written[]> => {
    const waiting = new Map(fieldsOf(op, fresh).map((field) => [field, portionsFor(op, field, fresh)]))
    const counts = new Map([...waiting].map(([field, { refused }]) => [field, { stored: 0, refused, lost: 0 }]))
    for (let left = patience; left > 0 && [...waiting.values()].some(({ portions }) => portions.length > 0); left--) {
      if (op.name === 'submitRequest') await askPrice()
      const input = fresh(op)
      if (input === undefined) continue
      const { body, filled } = fill(op, input, waiting)
      if (filled.length === 0) continue
      const outcome = await edit(op, { ...input, body })
      if (outcome.startsWith('TOO_MANY')) await makeRoom(op)
      // A name that must be the only one and is there already has been stored: by the operation before.
      if (outcome !== 'ok' && !outcome.endsWith('_EXISTS')) continue
      for (const field of filled) counts.get(field)!.stored += waiting.get(field)!.portions.shift()!.length
      left = patience + 1
    }
    for (const [field, { portions }] of waiting) counts.get(field)!.lost = portions.flat().length
    return [...counts].map(([field, count]) => ({ operation: op.name, field, ...count }))
  }

  const results: Written[] = []
  for (let round = 0; round < 3; round++) await readAll()
  // Edits first: names that must be the only ones are still free then.
  for (const op of operations.filter(isFilledIn).toSorted((a, b) => order(a) - order(b))) {
    const written = await writeAll(op)
    results.push(...written)
    if (written.some(({ stored }) => stored > 0)) await readAll()
  }
  // What there was nothing to edit of at first has been added since.
  const first = results.filter(({ stored, lost }) => stored === 0 && lost > 0)
  for (const op of operations.filter(({ name }) => first.some(({ operation }) => operation === name))) {
    const written = await writeAll(op)
    results.splice(0, results.length, ...results.filter(({ operation }) => operation !== op.name), ...written)
  }
  return results
}

function isFilledIn({ name, method, body, takes: file }: Operation): boolean {
  return method !== 'GET' && body !== undefined && file === undefined && !triedWhereDrawn.has(name)
}

const order = ({ method }: Operation) => (method === 'PUT' ? 0 : 1)

type Waiting = { portions: string[][]; refused: number }

/** The next texts of every field at once, as far as the schema takes them together. */
function fill(op: Operation, input: Input, waiting: ReadonlyMap<string, Waiting>) {
  let { body } = input
  const filled: string[] = []
  for (const path of leavesOf(op, input)) {
    const field = nameOf(path)
    const texts = waiting.get(field)?.portions[0]
    if (texts === undefined || filled.includes(field)) continue
    const changed = withText(body, path, texts.join(' '))
    if (!takes(op.body!, changed)) continue
    body = changed
    filled.push(field)
  }
  return { body, filled }
}

/** Free is what takes any letters at all; that it may refuse the hostile ones is what is found out. */
function leavesOf(op: Operation, input: Input): Path[] {
  return textLeaves(op.body!, input.body, 'plain')
}

const nameOf = (path: Path) => path.map((step) => (typeof step === 'number' ? '*' : step)).join('.')

/** Optional ones show in one input and not in another. */
function fieldsOf(op: Operation, fresh: (op: Operation) => Input | undefined): string[] {
  const inputs = Array.from({ length: 12 }, () => fresh(op)).filter((input) => input !== undefined)
  const names = inputs.flatMap(({ body }) => Object.keys(body as object))
  if (names.some((name) => needsSecret.test(name))) return []
  const fields = inputs.flatMap((input) => leavesOf(op, input)).map(nameOf)
  return [...new Set(fields)].filter((field) => !references.has(field))
}

/** As many at once as the field takes: twice as many calls would find nothing else. */
function portionsFor(op: Operation, field: string, fresh: (op: Operation) => Input | undefined): Waiting {
  const waiting: Waiting = { portions: [], refused: 0 }
  const input = Array.from({ length: 24 }, () => fresh(op)).find(
    (made) => made !== undefined && leavesOf(op, made).some((leaf) => nameOf(leaf) === field),
  )
  const path = input && leavesOf(op, input).find((leaf) => nameOf(leaf) === field)
  if (input === undefined || path === undefined) throw new Error(`${op.name} ${field} was there, and is not`)
  const fits = (texts: string[]) => takes(op.body!, withText(input.body, path, texts.join(' ')))
  for (const text of hostileTexts) {
    const last = waiting.portions.at(-1)
    if (!fits([text])) waiting.refused += 1
    else if (last !== undefined && fits([...last, text])) last.push(text)
    else waiting.portions.push([text])
  }
  return waiting
}
