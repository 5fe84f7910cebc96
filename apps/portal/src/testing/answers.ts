import { onTestFinished, vi } from 'vitest'
import { mediaTypeOf, type Operation, type ReplyOf } from '@sarai/wire/core/operation.ts'

export type Answer = { op: Operation; status: number; headers?: Record<string, string>; body: unknown; never?: true }

/** A call that is still under way when the test ends. */
export function silenceTo(op: Operation): Answer {
  return { op, status: op.status, body: null, never: true }
}

/** An answer as the server gives it: one that does not fit the wire does not compile. */
export function answerTo<Op extends Operation>(op: Op, body: ReplyOf<Op>): Answer {
  return { op, status: op.status, body }
}

/** A refusal as the portal's wire writes it: the sentence itself. */
export function refusalOf(op: Operation, status: number, text: string): Answer {
  return { op, status, headers: { 'content-type': 'text/plain' }, body: text }
}

/**
 * The server of a page under test: each call gets the answer to its operation, whatever else is asked fails. What was
 * asked is kept, so that a test can look at it.
 */
export function serveAnswers(answers: readonly Answer[]): Request[] {
  const asked: Request[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    asked.push(request)
    const answer = answers.find(({ op }) => isFor(op, request))
    if (answer === undefined) throw new TypeError(`nobody answers ${request.method} ${request.url}`)
    if (answer.never === true) return new Promise<Response>(() => undefined)
    const { status, headers = {}, body } = answer
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return new Response(status === 204 ? null : text, { status, headers })
  })
  onTestFinished(() => void vi.restoreAllMocks())
  return asked
}

function isFor(op: Operation, request: Request): boolean {
  const path = new URL(request.url).pathname.toLowerCase()
  if (op.method !== request.method || op.path.toLowerCase().replaceAll(/\{\w+\}/g, '1') !== path) return false
  const kind = request.headers.get(op.method === 'GET' ? 'accept' : 'content-type') ?? ''
  return op.encoding === 'form' || kind.startsWith(mediaTypeOf(op.method === 'GET' ? op.answers : op.sends))
}
