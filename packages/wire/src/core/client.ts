import type * as z from 'zod/mini'
import { nameInAttachment } from '#core/attachment-name.ts'
import type { SentFile } from '#core/file.ts'
import { markOf } from '#core/session-mark.ts'
import { idleHeader, mediaTypeOf, stepUpHeader, type Operation, type ReplyOf, type WireFacts } from '#core/operation.ts'

type Given<Key extends string, Schema> = Schema extends z.ZodMiniUndefined
  ? { readonly [K in Key]?: undefined }
  : { readonly [K in Key]: z.input<Extract<Schema, z.ZodMiniType>> }

/** What a call carries, besides what proves who makes it. */
export type SentParts<Op extends Operation> = Given<'params', NonNullable<Op['params']>> &
  Given<'query', NonNullable<Op['query']>> &
  Given<'body', NonNullable<Op['body']>>

/** The current password, or a code of the authenticator app, for operations that ask for it once more. */
type ProofFor<Op extends Operation> = [NonNullable<Op['stepUp']>] extends [never]
  ? { readonly proof?: undefined }
  : 'password-if-new' extends Op['stepUp']
    ? { readonly proof?: string | undefined }
    : { readonly proof: string }

/** What a caller hands over: exactly the parts that the operation declares. */
export type Sent<Op extends Operation> = SentParts<Op> & ProofFor<Op>

type Refused = {
  status: number
  code: string
  text: string
  fields: readonly string[]
  reference: string
  subject?: string | null
  tried?: string
}

/** A call that did not succeed, with the sentence to show, in the user's language. */
export class CallFailed extends Error {
  override name = 'CallFailed'
  readonly status: number
  readonly code: string
  readonly fields: readonly string[]
  readonly reference: string
  /** The id of what is in the way, where the refusal names something that can be opened. */
  readonly subject: string | null
  /** Which call it was, as the wire writes it: for whoever looks into it. */
  readonly tried: string

  constructor(refusal: Refused) {
    super(refusal.text)
    this.status = refusal.status
    this.code = refusal.code
    this.fields = refusal.fields
    this.reference = refusal.reference
    this.subject = refusal.subject ?? null
    this.tried = refusal.tried ?? ''
  }
}

export type Connection = {
  readonly baseUrl: string
  readonly fetch?: typeof fetch
  /** The bearer token of the moment, or nothing before login. */
  readonly token: () => string | null
  readonly language: () => string
  /** Asked once when a token was refused: true when a new one is there and the call may be repeated. */
  readonly renew?: () => Promise<boolean>
  /** Whether nobody is using the screen at the moment, so that the call is its own idea. */
  readonly isIdle?: () => boolean
  /** What to say when no answer arrived at all. */
  readonly unreachable: () => string
  /** Other words for what a 400 says, where those of the server help nobody. */
  readonly reword?: (text: string) => Promise<string>
  readonly timeoutMs?: number
}

export type CallOptions = {
  readonly key?: string
  /** How long each try may take, where it is not as long as any other call's. */
  readonly timeoutMs?: number
  /** Goes on when the page is closed meanwhile, as far as browsers do that: with a body of at most 64 KiB. */
  readonly outlivesPage?: boolean
  /** Told how many there are in all, for a list that comes in pages and says so (`X-Total-Count`). */
  readonly onTotal?: (total: number) => void
  /** Told what time it is where the answer comes from: a browser's own clock may be wrong by hours. */
  readonly onServerTime?: (instant: number) => void
}

export type Call = <Op extends Operation>(op: Op, sent: Sent<Op>, options?: CallOptions) => Promise<ReplyOf<Op>>

/** Statuses after which the outcome of a write is not known; the same key makes a second try harmless. */
const unknownOutcome = new Set([502, 503, 504])

export function connect(connection: Connection): Call {
  return async <Op extends Operation>(op: Op, sent: Sent<Op>, options?: CallOptions) => {
    const reference = crypto.randomUUID()
    const key = options?.key ?? crypto.randomUUID()
    const outlivesPage = options?.outlivesPage ?? false
    const patience = options?.timeoutMs ?? connection.timeoutMs ?? 15_000
    const send = () => attempt(connection, op, sent as Sent<Operation>, { reference, key, patience, outlivesPage })

    // What was begun by one is not sent once more as another, who may have logged in in the meantime.
    const begunBy = markOf(connection.token() ?? '')
    const isTheirs = () => op.access === 'anyone' || markOf(connection.token() ?? '') === begunBy

    let answer = await send()
    const answerWasLost = answer === undefined || (unknownOutcome.has(answer.response.status) && !isBusy(answer))
    if (answerWasLost && op.method !== 'GET' && isTheirs()) answer = await send()
    if (answer?.response.status === 401 && op.access !== 'anyone' && (await connection.renew?.()) && isTheirs())
      answer = await send()

    if (answer === undefined) {
      throw new CallFailed({ status: 0, code: 'UNREACHABLE', text: connection.unreachable(), fields: [], reference })
    }
    const { response, content } = answer
    if (!response.ok) throw await refusalOf(answer, { reference, tried: `${op.method} ${op.path}` }, connection)
    const total = response.headers.get('x-total-count')
    if (total !== null) options?.onTotal?.(Number(total))
    const instant = Date.parse(response.headers.get('date') ?? '')
    if (!Number.isNaN(instant)) options?.onServerTime?.(instant)
    return content as ReplyOf<Op>
  }
}

/** Whole: its body has arrived and could be read. */
type Answer = { response: Response; content: unknown }

/** Refused before anything was done, because too many came at once: coming back at once would only add to them. */
function isBusy({ response }: Answer): boolean {
  return response.headers.get('x-problem-code') === 'BUSY'
}

async function contentOf(op: WireFacts, answer: Response): Promise<unknown> {
  if (!answer.ok) return sentenceOf(answer)
  if (answer.status === 204) return null
  if (op.replies !== 'file') return answer.json()
  return {
    name: nameInAttachment(answer.headers.get('content-disposition')) ?? 'file',
    mediaType: answer.headers.get('content-type') ?? 'application/octet-stream',
    content: new Uint8Array(await answer.arrayBuffer()),
  } satisfies SentFile
}

/** A file may take its time on a slow line. */
const fileTimeoutMs = 120_000

type Attempt = { reference: string; key: string; patience: number; outlivesPage: boolean }

async function attempt(
  connection: Connection,
  op: WireFacts,
  sent: Sent<Operation>,
  { reference, key, patience, outlivesPage }: Attempt,
): Promise<Answer | undefined> {
  const headers = new Headers({
    accept: op.replies === 'file' ? '*/*' : mediaTypeOf(op.answers),
    'accept-language': connection.language(),
    'x-request-reference': reference,
  })
  const token = connection.token()
  if (token !== null && op.access !== 'anyone') headers.set('authorization', `Bearer ${token}`)
  if (op.method !== 'GET') headers.set('idempotency-key', key)
  if (connection.isIdle?.() === true) headers.set(idleHeader, '1')
  // A password may hold any letters, a header only some.
  if (sent.proof !== undefined) headers.set(stepUpHeader, encodeURIComponent(sent.proof))
  const body = encoded(op, sent.body, headers)
  const isFile = op.encoding === 'bytes' || op.replies === 'file'
  try {
    const response = await (connection.fetch ?? fetch)(addressOf(connection.baseUrl, op, sent), {
      method: op.method,
      headers,
      ...(body === undefined ? {} : { body }),
      ...(outlivesPage && isLight(body) ? { keepalive: true } : {}),
      signal: AbortSignal.timeout(isFile ? fileTimeoutMs : patience),
    })
    // A body that is cut short says as little as no answer.
    return { response, content: await contentOf(op, response) }
  } catch {
    return undefined
  }
}

/** With a heavier one the browser would not even begin. */
function isLight(body: Encoded | undefined): boolean {
  return typeof body !== 'string' || new Blob([body]).size <= 60_000
}

type Encoded = string | URLSearchParams | Blob | Uint8Array<ArrayBuffer>

function encoded(op: WireFacts, body: unknown, headers: Headers): Encoded | undefined {
  if (body === undefined) return undefined
  if (op.takes !== undefined) {
    // Some systems know no type for a file; then it is called what is asked for, and the server looks inside.
    const known = body instanceof Blob && body.type !== '' ? body.type : op.takes.mediaTypes[0]
    headers.set('content-type', known ?? 'application/octet-stream')
    return body as Blob | Uint8Array<ArrayBuffer>
  }
  if (op.encoding === 'form') return new URLSearchParams(body as Record<string, string>)
  headers.set('content-type', mediaTypeOf(op.sends))
  return JSON.stringify(body)
}

function addressOf(baseUrl: string, op: WireFacts, sent: Sent<Operation>): string {
  const params = (sent.params ?? {}) as Record<string, string | number>
  const path = op.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries((sent.query ?? {}) as Record<string, string | number | undefined>)) {
    if (value !== undefined) query.set(name, String(value))
  }
  return baseUrl + path + (query.size > 0 ? `?${query}` : '')
}

/** The wire answers a refusal as plain text with its code in a header, the desk as problem+json. */
export async function sentenceOf(refusal: Response): Promise<string> {
  const isProblem = refusal.headers.get('content-type')?.includes('problem+json') ?? false
  return isProblem ? ((await refusal.json()) as { detail: string }).detail : refusal.text()
}

async function refusalOf(
  answer: Answer,
  { reference, tried }: { reference: string; tried: string },
  { reword, unreachable }: Connection,
): Promise<CallFailed> {
  const { status, headers } = answer.response
  // A page or anything else but a sentence is not our server's, but of something on the way to it: words for nobody.
  const isSentence = /^(text\/plain|application\/problem\+json)/.test(headers.get('content-type') ?? '')
  const sentence = isSentence ? (answer.content as string) : unreachable()
  return new CallFailed({
    status,
    code: headers.get('x-problem-code') ?? 'UNEXPECTED',
    text: status === 400 && reword ? await reword(sentence) : sentence,
    fields: headers.get('x-problem-fields')?.split(',') ?? [],
    reference: headers.get('x-request-reference') ?? reference,
    subject: headers.get('x-problem-subject'),
    tried,
  })
}
