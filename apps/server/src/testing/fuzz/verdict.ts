import type { Operation } from '@sarai/wire/core/operation.ts'
import type { FuzzCall } from '#testing/fuzz/fuzz-call.ts'
import type { Outcome } from '#testing/fuzz/send.ts'

/** What is wrong with an answer, as one word and its reason; undefined when it is one that we stand by. */
export function faultOf(call: FuzzCall, { answer, lost }: Outcome): { what: string; why: string } | undefined {
  if (answer === undefined) return { what: lost?.startsWith('no answer') ? 'silent' : 'cut', why: lost ?? '' }
  const { status, headers, body } = answer
  if (isBusy(answer)) return undefined
  if (status >= 500) return { what: `${status}`, why: body.toString('utf8', 0, 200) }
  const isJson = headers['content-type']?.startsWith('application/json') === true
  if (call.op === undefined || status >= 300 || !isJson || !isStillFor(call.op, call.request)) return undefined
  const judged = call.op.reply.safeParse(JSON.parse(body.toString()))
  return judged.success
    ? undefined
    : { what: 'misfit', why: `the answer does not fit its schema: ${judged.error.message}` }
}

/** What was done to a call may have led it to another operation: an empty id asks for the list. */
function isStillFor(op: Operation, { method, url }: FuzzCall['request']): boolean {
  const segments = url.split('?')[0]?.split('/').filter(Boolean) ?? []
  return method === op.method && segments.length === op.path.split('/').filter(Boolean).length
}

/** A declared limit that says when to come again. Counted apart: many of them would make the run blind. */
export function isBusy({ status, headers }: NonNullable<Outcome['answer']>): boolean {
  return status === 503 && headers['retry-after'] !== undefined && headers['x-problem-code'] === 'BUSY'
}

/** Two operations may have one name at the two doors. */
export function titleOf(op: Operation | undefined): string {
  if (op === undefined) return 'no operation'
  return `${op.path.startsWith('/desk/') ? 'desk' : 'portal'} ${op.name}`
}

/** Enough to send it again. The token is whose it is, not what it is. */
export function described({ turn, actor, how, request }: FuzzCall): string {
  const { authorization: _, ...headers } = request.headers
  const length = request.payload === undefined ? 0 : Buffer.byteLength(request.payload)
  const head = request.payload?.toString().slice(0, 300) ?? ''
  return [
    `turn ${turn}, ${how}, as ${actor.name}`,
    `    ${request.method} ${request.url.slice(0, 300)}`,
    `    ${JSON.stringify(headers).slice(0, 400)}`,
    ...(length > 0 ? [`    ${length} bytes: ${JSON.stringify(head)}`] : []),
  ].join('\n')
}
