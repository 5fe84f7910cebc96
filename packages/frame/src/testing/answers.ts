import { onTestFinished, vi } from 'vitest'
import type { ProblemCode } from '@sarai/domain/ground/problem.ts'
import type { ProblemValues } from '@sarai/domain/ground/result.ts'
import { sayProblem } from '@sarai/locale/words/say-problem.ts'
import { mediaTypeOf, refusesWithProblem, type Operation, type ReplyOf } from '@sarai/wire/core/operation.ts'
import { attachmentNamed } from '@sarai/wire/core/attachment-name.ts'
import type { SentFile } from '@sarai/wire/core/file.ts'
import { agencyLivePath, deskLivePath, type LiveChange } from '@sarai/wire/core/live.ts'
import { currentLanguage } from '#language-outside-react.ts'
import { ServedUpload } from '#testing/served-upload.ts'

type Reply = { status: number; headers?: Record<string, string>; body: unknown }
/** What the server says to one operation, or what becomes of the call without it. */
export type Answer = { op: Operation; reply: () => Said | Promise<Said> }
type Said = Reply | 'silence' | 'loss'

/**
 * An answer as the server gives it: one that does not fit the wire does not compile. `total` is how many there are
 * in all, where a list comes in pages.
 */
export function answerTo<Op extends Operation>(op: Op, body: ReplyOf<Op>, { total }: { total?: number } = {}): Answer {
  const headers: Record<string, string> = total === undefined ? {} : { 'x-total-count': String(total) }
  return { op, reply: () => ({ status: op.status, headers, body }) }
}

/** A file as it travels: its bytes, its name and its kind. */
export function fileTo(op: Operation, { name, mediaType, content }: SentFile): Answer {
  const headers = { 'content-type': mediaType, 'content-disposition': attachmentNamed(name) }
  return { op, reply: () => ({ status: op.status, headers, body: new Blob([content]) }) }
}

/** A call that is still under way when the test ends. */
export function silenceTo(op: Operation): Answer {
  return { op, reply: () => 'silence' }
}

/** An answer that comes when the test says so. */
export function heldUntil(moment: Promise<unknown>, { op, reply }: Answer): Answer {
  return { op, reply: () => moment.then(reply) }
}

/** A call whose answer is lost on the way: nobody knows whether it was done. */
export function lossOf(op: Operation): Answer {
  return { op, reply: () => 'loss' }
}

/** The first call gets the first of them, the next the second; whoever calls more often gets the last again. */
export function inTurn(first: Answer, ...others: readonly Answer[]): Answer {
  const waiting = [first, ...others]
  return { op: first.op, reply: () => (waiting.length > 1 ? waiting.shift()! : waiting[0]!).reply() }
}

/** A refusal in the server's own words, in the language of the screen, and in the shape that each app's wire has. */
export function refusalOf(
  op: Operation,
  status: number,
  code: ProblemCode,
  { values = {}, fields = [] }: { values?: ProblemValues; fields?: readonly string[] } = {},
): Answer {
  const isProblem = refusesWithProblem(op.path)
  const headers = {
    'content-type': isProblem ? 'application/problem+json' : 'text/plain',
    'x-problem-code': code,
    'x-request-reference': 'reference-of-the-test',
    ...(fields.length > 0 && { 'x-problem-fields': fields.join(',') }),
    ...('id' in values && { 'x-problem-subject': String(values['id']) }),
  }
  const reply = () => {
    const detail = sayProblem(currentLanguage(), code, values)
    return { status, headers, body: isProblem ? { status, code, detail, fields } : detail }
  }
  return { op, reply }
}

/** Whom to call. */
export const supportPhone = '+98 21 9100 0000'

/** The server's fault: not a refusal, and nothing that the user could mend. */
export function failureOf(op: Operation): Answer {
  return refusalOf(op, 500, 'UNEXPECTED', { values: { phone: supportPhone } })
}

let stream: ReadableStreamDefaultController<Uint8Array> | undefined
/** As the server tells it over the live stream, to the screen that is drawn. */
export function tell(change: LiveChange): void {
  if (stream === undefined) throw new Error('The screen follows no live stream')
  stream.enqueue(new TextEncoder().encode(`event: change\nid: 1\ndata: ${JSON.stringify(change)}\n\n`))
}

let isCut = false
/** The live stream ends, and nobody gets through to another one. */
export function cutStream(): void {
  isCut = true
  stream?.close()
}

let isReadRefused = false
/** The page has to say so in its own place: such refusals are told in the snackbar as well, whatever the page does. */
export const wasReadRefused = () => isReadRefused

/**
 * The server of a page under test: each call gets the answer to its operation, the first that fits. A test that did not
 * think of a call is told of it at its end. What was asked is kept, so that a test can look at it.
 */
export function serveAnswers(answers: readonly Answer[]): Request[] {
  const asked: Request[] = []
  const unthoughtOf: string[] = []
  isReadRefused = false
  stream = undefined
  isCut = false
  vi.stubGlobal('XMLHttpRequest', ServedUpload)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (isLiveStream(request) && isCut) return new Response(null, { status: 502 })
    if (isLiveStream(request)) return new Response(new ReadableStream({ start: (opened) => void (stream = opened) }))
    asked.push(request)
    const answer = answers.find(({ op }) => isFor(op, request))
    if (answer === undefined) {
      unthoughtOf.push(`${request.method} ${request.url} ${request.headers.get('accept')}`)
      throw new TypeError('nobody answers')
    }
    const reply = await answer.reply()
    if (reply === 'silence') return new Promise<Response>(() => undefined)
    if (reply === 'loss') throw new TypeError('the connection broke')
    const { status, headers = {}, body } = reply
    isReadRefused ||= request.method === 'GET' && status >= 400 && status < 500
    const text = typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body)
    return new Response(status === 204 ? null : text, { status, headers })
  })
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    if (unthoughtOf.length > 0) throw new Error(`The test has no answer to: ${unthoughtOf.join(', ')}`)
  })
  return asked
}

/** Of what was asked, the calls of one operation. */
export const callsTo = (op: Operation, asked: readonly Request[]) => asked.filter((request) => isFor(op, request))

function isLiveStream({ url }: Request): boolean {
  return [agencyLivePath, deskLivePath].includes(new URL(url).pathname)
}

function isFor(op: Operation, request: Request): boolean {
  const path = new RegExp(`^${op.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i')
  if (op.method !== request.method || !path.test(new URL(request.url).pathname)) return false
  const named = op.method === 'GET' ? op.answers : op.sends
  const kind = request.headers.get(op.method === 'GET' ? 'accept' : 'content-type') ?? ''
  return named === undefined || kind === mediaTypeOf(named)
}
