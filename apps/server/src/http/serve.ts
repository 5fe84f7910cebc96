import { createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  mediaTypeOf,
  modelIn,
  type Access,
  type InputOf,
  type Operation,
  type ReplyOf,
} from '@sarai/wire/core/operation.ts'
import type { SentFile } from '@sarai/wire/core/file.ts'
import type { Caller, CallerFor, Proven, WriteIntent } from '#caller.ts'
import type { Authenticate } from '#identity/authenticate.ts'
import type { ReadyAnswer } from '#http/answers/ready-answer.ts'
import { sendReady } from '#http/answers/send-ready.ts'
import { createFairTurns } from '#http/edge/fair-turns.ts'
import { createHeldFiles, type HeldFile } from '#http/edge/held-files.ts'
import { bodyLimitOf, readAsBytes, refuseOtherFiles, sendFile } from '#http/files.ts'
import type { StepUpCheck } from '#http/step-up.ts'
import { Problem } from '#problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. A route without one stops the server at start (http/permission-guard.ts). */
    access?: Access
    operation?: Operation
    /** A page of ours that is no operation, and takes its own form (http/edge/own-site.ts). */
    takesForm?: true
    /** The name under which it is measured; an operation has one. */
    measuredAs?: string
  }
  interface FastifyRequest {
    [admission]: Admission | null
  }
}

/** Who calls, and when that was found out. Set before the body is read. */
const admission = Symbol('admission')
type Admission = { readonly caller: Caller; readonly since: number; readonly heldFile?: HeldFile }

/** For the few answers that need more than a value. */
export type Exchange = { reply: Pick<FastifyReply, 'header'> }

/** Only for operations that say that they touch cookies: those are closed to other sites (http/edge/own-site.ts). */
export type CookieExchange = { request: FastifyRequest; reply: FastifyReply }

type ExchangeOf<Op extends Operation> = true extends Op['cookies'] ? CookieExchange : Exchange

/** What is proven whenever it is called comes as proven; what is asked for sometimes is looked at (isProven). */
type CallerOf<Op extends Operation> = [Extract<Op['stepUp'], 'password' | 'code'>] extends [never]
  ? CallerFor<Op['access']>
  : Proven<CallerFor<Op['access']>>

/** What browsers may keep is answered with what is ready, and nothing else is. */
type AnswerOf<Op extends Operation> = [NonNullable<Op['kept']>] extends [never] ? ReplyOf<Op> : ReadyAnswer<ReplyOf<Op>>

export type Handler<Op extends Operation> = (
  input: InputOf<Op>,
  caller: CallerOf<Op>,
  exchange: ExchangeOf<Op>,
) => Promise<AnswerOf<Op>>

export type Serve = <Op extends Operation>(op: Op, handler: Handler<Op>) => void

/** Together with the time for which a session is trusted unseen this is a second: then every process knows. */
const quickMs = 100

/** Binds operations of the wire to what answers them. */
export function createServe(
  app: FastifyInstance,
  deps: {
    authenticate: Authenticate
    stepUp: StepUpCheck
    checkReplies: boolean
    fingerprintKey: string
    /** The session that a call without a token renews, by its cookie alone. */
    renewing?: (request: FastifyRequest) => string | undefined
  },
): Serve {
  const inTurnOf = createFairTurns()
  const holdFile = createHeldFiles()
  const renewingOf = (op: Operation, request: FastifyRequest) => (op.cookies ? deps.renewing?.(request) : undefined)
  const modelsByRoute = new Map<string, string[]>()
  app.decorateRequest(admission, null)
  const admit = async (op: Operation, request: FastifyRequest) => {
    const since = performance.now()
    const caller = await deps.authenticate(op.access, request, purposeOf(op))
    request[admission] = { ...request[admission], caller, since }
    return caller
  }
  /** A body may take two minutes, or its turn be long in coming, and its sender lose every right meanwhile. */
  const stillAdmitted = (op: Operation, request: FastifyRequest) => {
    const { caller, since } = request[admission]!
    return performance.now() - since > quickMs ? admit(op, request) : caller
  }

  return (op, handler) => {
    readAsBytes(app, op.takes)
    const send = senderOf(op, deps.checkReplies)
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const caller = await stillAdmitted(op, request)
      const input = readInput(op, request)
      const intent = intentOf(op, request, deps.fingerprintKey)
      const sure = op.stepUp === undefined ? caller : await deps.stepUp(op, caller, request, intent?.key)
      const known = intent === undefined ? sure : { ...sure, intent }
      const result = await handler(input, known as CallerOf<typeof op>, { request, reply } as ExchangeOf<typeof op>)
      refuseForgottenKey(op, intent)
      return result
    }
    const model = op.answers ?? op.sends
    const url = op.path.replaceAll(/\{(\w+)\}/g, ':$1')
    if (model !== undefined) listModel(app, modelsByRoute, op, url, model)
    app.route({
      method: op.method,
      url,
      ...(model === undefined ? {} : { constraints: constraintOf(op, model) }),
      ...(op.takes === undefined ? {} : { bodyLimit: bodyLimitOf(op.takes) }),
      config: { access: op.access, operation: op },
      // Before the body is read: a stranger cannot make us take in ten megabytes.
      onRequest: async (request, reply) => {
        const caller = await admit(op, request)
        if (op.takes !== undefined)
          request[admission] = { ...request[admission]!, heldFile: holdFile(caller, reply.raw) }
      },
      handler: async (request, reply) => {
        const { caller, heldFile } = request[admission]!
        // A file does not wait: it is in memory by now, and few of them may be (held-files.ts).
        const result: unknown = await (heldFile === undefined
          ? inTurnOf(caller, renewingOf(op, request), () => answer(request, reply))
          : heldFile(() => answer(request, reply)))
        return send(result, request, reply)
      },
    })
  }
}

type Send = (result: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>

/** As Fastify would write it for each answer anew, with what the text is written in. */
function writtenMediaType(model: string | undefined): string {
  return `${mediaTypeOf(model && `"${model}"`)}; charset=utf-8`
}

/** How an operation's answers leave, decided once. */
function senderOf(op: Operation, checkReplies: boolean): Send {
  const mediaType = writtenMediaType(op.answers)
  const check = (result: unknown) => checkReplies && op.reply.parse(result)
  const { kept } = op
  if (kept !== undefined) {
    if (op.method !== 'GET') throw new Error(`${op.name} writes: nobody may keep its answer`)
    return (result, request, reply) => {
      const ready = result as ReadyAnswer<unknown>
      if (checkReplies) check(ready.read())
      return sendReady(ready, { kept, mediaType }, request, reply)
    }
  }
  return (result, _, reply) => {
    check(result)
    void reply.code(op.status)
    if (op.replies === 'file') return sendFile(reply, result as SentFile)
    return op.status === 204 ? reply.send() : reply.type(mediaType).send(JSON.stringify(result))
  }
}

function purposeOf(op: Operation) {
  return op.method === 'GET' || op.evenReadOnly !== undefined ? 'read' : 'write'
}

function constraintOf(op: Operation, model: string) {
  return op.answers === undefined ? { sends: model.toLowerCase() } : { answers: model.toLowerCase() }
}

/** The path itself, without a model or with one it does not know: 406 or 415, with the models that it does. */
function listModel(
  app: FastifyInstance,
  models: Map<string, string[]>,
  op: Operation,
  url: string,
  model: string,
): void {
  const route = `${op.method} ${url.toLowerCase()}`
  const known = models.get(route)
  if (known !== undefined) {
    known.push(model)
    return
  }
  const list = [model]
  models.set(route, list)
  app.route({
    method: op.method,
    url,
    config: { access: 'anyone' },
    handler: async () => {
      throw new UnknownModel(list, op.answers === undefined ? 415 : 406)
    },
  })
}

export class UnknownModel extends Problem {
  readonly models: readonly string[]
  constructor(models: readonly string[], status: 406 | 415) {
    super('UNKNOWN_MODEL', { status })
    this.models = models
  }
}

function readInput<Op extends Operation>(op: Op, request: FastifyRequest): InputOf<Op> {
  refuseOtherFiles(op.takes, request)
  const wrong: string[] = []
  const params = readPart(op, 'params', request, wrong)
  const query = readPart(op, 'query', request, wrong)
  const body = readPart(op, 'body', request, wrong)
  if (wrong.length > 0) throw new Problem('VALIDATION_FAILED', { fields: [...new Set(wrong)] })
  return { params, query, body } as InputOf<Op>
}

function readPart(op: Operation, part: 'params' | 'query' | 'body', request: FastifyRequest, wrong: string[]): unknown {
  const schema = op[part]
  if (schema === undefined) return undefined
  const result = schema.safeParse(request[part])
  if (result.success) return result.data
  for (const issue of result.error.issues) wrong.push(issue.path.join('.') || part)
  return undefined
}

const keyShape = /^[\w-]{8,100}$/

/** The body is remembered by a keyed hash: a plain one would let whoever reads the table guess a password in it. */
function intentOf(op: Operation, request: FastifyRequest, fingerprintKey: string): WriteIntent | undefined {
  const key = request.headers['idempotency-key']
  if (op.method === 'GET' || op.repeatable !== undefined || key === undefined) return undefined
  if (typeof key !== 'string' || !keyShape.test(key)) {
    throw new Problem('VALIDATION_FAILED', { fields: ['Idempotency-Key'] })
  }
  const { params, query, body } = request
  const asked = op.query === undefined ? [params] : [params, query]
  const fingerprint = createHmac('sha256', fingerprintKey).update('idempotency:')
  if (body instanceof Uint8Array) fingerprint.update(JSON.stringify(asked)).update(body)
  else fingerprint.update(JSON.stringify([...asked, body]))
  const bodyHash = fingerprint.digest('base64url')
  return { operation: op.name, key, bodyHash, claimed: false }
}

/** A write that went through without claiming its key could happen twice: that is our mistake, so it is loud. */
function refuseForgottenKey(op: Operation, intent: WriteIntent | undefined) {
  if (intent !== undefined && !intent.claimed) {
    throw new Error(`${op.name} answered without a unit of work: its idempotency key was never claimed`)
  }
}

/** How the router reads a model off a header; given to Fastify once (app.ts). */
export const modelConstraints = {
  answers: modelStrategy('answers', 'accept'),
  sends: modelStrategy('sends', 'content-type'),
}

function modelStrategy(name: string, header: 'accept' | 'content-type') {
  return {
    name,
    storage<Target>() {
      const handlers = new Map<string, Target>()
      return {
        get: (model: string) => handlers.get(model) ?? null,
        set: (model: string, handler: Target) => void handlers.set(model, handler),
      }
    },
    deriveConstraint: (request: { headers: Record<string, string | string[] | undefined> }) =>
      modelIn(request.headers[header] as string | undefined) ?? '',
    mustMatchWhenDerived: false,
  }
}
