import type * as z from 'zod/mini'
import type { AgencyRole } from '@sarai/domain/people/colleague.ts'
import type { StaffRole } from '@sarai/domain/people/staff-role.ts'
import type { FileRule } from '#core/file.ts'

/** Who may call an operation. There is no default: an operation without an access does not compile. */
export type Access = 'anyone' | AgencyAccess | 'staff' | `staff:${StaffRole}`

/** Everybody of an agency, or those with a role; an owner may call them all. */
export type AgencyAccess = 'agency' | `agency:${AgencyRole}`

/**
 * What somebody proves once more, besides being logged in, for what would hand their account or their rights to
 * others: the current password, or a code of the authenticator app. With `-if-new` the command asks for it where it
 * changes something.
 */
export type StepUp = 'password' | 'code' | 'password-if-new'
/** The header that carries the proof, and never the body: bodies are hashed and compared, and fields may be logged. */
export const stepUpHeader = 'x-step-up'

/** Sent with what a screen does by itself while nobody uses it: such a call keeps no session of the desk alive. */
export const idleHeader = 'x-idle'

/**
 * How a browser may keep the answer of a read, as Cache-Control says it. Each such answer has an ETag: whoever brings it
 * back is told 304 while it holds. Where nothing is said, nobody keeps the answer.
 */
export type Keeping = 'private, no-cache' | 'private, max-age=3600' | 'public, max-age=3600'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type Schema = z.ZodMiniType

export type Operation<
  A extends Access = Access,
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
  Cookies extends true | undefined = true | undefined,
  Proof extends StepUp | undefined = StepUp | undefined,
  Kept extends Keeping | undefined = Keeping | undefined,
> = {
  readonly name: string
  readonly summary: string
  readonly method: Method
  /** As the wire writes it: `/api/Client/{id}`. Matched without regard to case. */
  readonly path: string
  readonly access: A
  /** The domain model that `Accept` names, for reads of a path that serves several. */
  readonly answers?: string
  /** The domain model that `Content-Type` names, for writes to a path that takes several. */
  readonly sends?: string
  /** How the body travels; JSON unless said. `bytes` is a file, as it is (fileBytes). */
  readonly encoding?: 'form' | 'bytes'
  readonly takes?: FileRule
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly reply: Reply
  /** How the answer travels; JSON unless said (sentFile). */
  readonly replies?: 'file'
  /** The status of success: 200, or 204 where there is nothing to say. */
  readonly status: 200 | 201 | 204
  /**
   * Every write takes an Idempotency-Key and keeps its answer with it. A write that is harmless to repeat by nature
   * (ending a session that is already ended) says so here, with the reason.
   */
  readonly repeatable?: string
  /**
   * It logs somebody in or out, or reads or sets a cookie: then only our own pages may call it from a browser, and only
   * then does its handler get at cookies (docs/decisions/049).
   */
  readonly cookies?: Cookies
  /** The commands behind it ask for a caller who has proven it (docs/decisions/048). */
  readonly stepUp?: Proof
  /** A write that a read-only agency may make all the same, with the reason: it guards its own account. */
  readonly evenReadOnly?: string
  /** The server answers it with bytes that are ready (docs/decisions/077). */
  readonly kept?: Kept
}

/** What it takes to make a call, without what it takes to check one: all that a built screen has (docs/decisions/124). */
export type WireFacts = Pick<
  Operation,
  'method' | 'path' | 'access' | 'answers' | 'sends' | 'encoding' | 'takes' | 'replies'
>

type OptionalStatus<Op> = Omit<Op, 'status'> & { readonly status?: 200 | 201 | 204 }

/** Names a call once: the server serves it, the client calls it and the OpenAPI document describes it. */
export function operation<
  const A extends Access,
  Params extends Schema = z.ZodMiniUndefined,
  Query extends Schema = z.ZodMiniUndefined,
  Body extends Schema = z.ZodMiniUndefined,
  Reply extends Schema = z.ZodMiniNull,
  Cookies extends true | undefined = undefined,
  const Proof extends StepUp | undefined = undefined,
  const Kept extends Keeping | undefined = undefined,
>(
  definition: OptionalStatus<Operation<A, Params, Query, Body, Reply, Cookies, Proof, Kept>>,
): Operation<A, Params, Query, Body, Reply, Cookies, Proof, Kept> {
  const nothingToSay = definition.reply.def.type === 'null'
  return { status: nothingToSay ? 204 : 200, ...definition }
}

/** What a call carries in, as the server sees it after the schemas have read it. */
export type InputOf<Op extends Operation> = {
  params: z.output<NonNullable<Op['params']>>
  query: z.output<NonNullable<Op['query']>>
  body: z.output<NonNullable<Op['body']>>
}
export type ReplyOf<Op extends Operation> = z.output<Op['reply']>

/** What the specification names answers a refusal as the sentence itself; what is ours answers problem+json. */
export function refusesWithProblem(path: string): boolean {
  return /^\/(desk\/|api\/drafts\b)/i.test(path)
}

const modelParameter = 'domain-model'

/** `application/json; domain-model=NAME`, the way this wire tells the models of one path apart. */
export function mediaTypeOf(model: string | undefined): string {
  return model === undefined ? 'application/json' : `application/json; ${modelParameter}=${model}`
}

/** The model that a header names, in lower case; undefined when it names none. */
export function modelIn(header: string | undefined): string | undefined {
  return /domain-model\s*=\s*"?([\w.-]+)"?/i.exec(header ?? '')?.[1]?.toLowerCase()
}
