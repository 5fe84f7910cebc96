import { formType } from '#http/one-part.ts'
import * as z from 'zod/mini'
import { mediaTypeOf, type Operation, type StepUp } from '@sarai/wire/core/operation.ts'

type Json = Record<string, unknown>

/** The OpenAPI document of a list of operations: the same definitions that serve them, so it cannot be wrong. */
export function openApiOf(title: string, version: string, operations: readonly Operation[]): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const op of operations) {
    const path = (paths[op.path] ??= {})
    const method = op.method.toLowerCase()
    path[method] = merge(path[method], describe(op))
  }
  return {
    openapi: '3.1.0',
    info: { title, version, license: { name: 'MIT', identifier: 'MIT' } },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  }
}

function describe(op: Operation): Json {
  const model = op.answers ?? op.sends
  return {
    operationId: op.name,
    summary: op.summary,
    description: `${model === undefined ? '' : `Model ${model}. `}Access: ${op.access}.`,
    ...(op.access === 'anyone' ? {} : { security: [{ bearer: [] }] }),
    parameters: [...parametersOf(op, 'params', 'path'), ...parametersOf(op, 'query', 'query'), ...headersOf(op)],
    ...(op.body === undefined ? {} : { requestBody: { required: true, content: bodyOf(op) } }),
    responses: {
      [op.status]: {
        description: 'Success',
        ...(op.kept === undefined ? {} : { headers: { ETag: { schema: { type: 'string' } } } }),
        ...(op.status === 204 ? {} : { content: answerOf(op) }),
      },
      ...(op.kept === undefined ? {} : { 304: { description: 'What If-None-Match names still holds' } }),
      default: { description: 'A refusal: the sentence in the language of the caller, its code in X-Problem-Code' },
    },
  }
}

/** Operations that share a method and a path differ by their model: they become the media types of one entry. */
function merge(known: Json | undefined, next: Json): Json {
  if (known === undefined) return next
  return {
    ...known,
    operationId: `${String(known['operationId'])}_${String(next['operationId'])}`,
    summary: `${String(known['summary'])} · ${String(next['summary'])}`,
    description: `${String(known['description'])}\n\n${String(next['description'])}`,
    parameters: mergeParameters(known['parameters'] as Json[], next['parameters'] as Json[]),
    ...mergeContents(known, next),
  }
}

function mergeParameters(known: Json[], next: Json[]): Json[] {
  const names = new Set(known.map((parameter) => `${String(parameter['in'])} ${String(parameter['name'])}`))
  return [
    ...known,
    ...next.filter((parameter) => !names.has(`${String(parameter['in'])} ${String(parameter['name'])}`)),
  ]
}

function mergeContents(known: Json, next: Json): Json {
  const body = deepMerge(known['requestBody'] as Json | undefined, next['requestBody'] as Json | undefined)
  return {
    responses: deepMerge(known['responses'] as Json, next['responses'] as Json),
    ...(body === undefined ? {} : { requestBody: body }),
  }
}

function deepMerge(known: Json | undefined, next: Json | undefined): Json | undefined {
  if (known === undefined || next === undefined) return known ?? next
  const result: Json = { ...known }
  for (const [name, value] of Object.entries(next)) {
    const before = result[name]
    const both = typeof before === 'object' && before !== null && typeof value === 'object' && value !== null
    result[name] = both ? deepMerge(before as Json, value as Json) : value
  }
  return result
}

const binary = { type: 'string', format: 'binary' }

function answerOf(op: Operation): Json {
  if (op.replies === 'file') return { '*/*': { schema: binary } }
  return { [mediaTypeOf(op.answers)]: { schema: schemaOf(op.reply, 'output') } }
}

function bodyOf(op: Operation): Json {
  const { takes } = op
  if (takes !== undefined) {
    const schema = { ...binary, maxLength: takes.maxBytes }
    const plain = Object.fromEntries(takes.mediaTypes.map((mediaType) => [mediaType, { schema }]))
    if (takes.inFormAs === undefined) return plain
    const form = { type: 'object', properties: { file: schema }, required: ['file'] }
    return { ...plain, [formType]: { schema: form } }
  }
  const mediaType = op.encoding === 'form' ? 'application/x-www-form-urlencoded' : mediaTypeOf(op.sends)
  return op.body === undefined ? {} : { [mediaType]: { schema: schemaOf(op.body, 'input') } }
}

function parametersOf(op: Operation, part: 'params' | 'query', where: 'path' | 'query'): Json[] {
  const schema = op[part]
  if (schema === undefined) return []
  const described = schemaOf(schema, 'input')
  const required = new Set((described['required'] as string[] | undefined) ?? [])
  return Object.entries((described['properties'] as Json | undefined) ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.has(name),
    schema: property,
  }))
}

function headersOf(op: Operation): Json[] {
  const proof = op.stepUp === undefined ? [] : [proofOf(op.stepUp)]
  if (op.kept !== undefined) return [knownTag]
  if (op.method === 'GET' || op.repeatable !== undefined) return proof
  return [
    ...proof,
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      schema: { type: 'string', minLength: 8, maxLength: 100 },
      description: 'The same key gets the same answer; nothing is done twice',
    },
  ]
}

const knownTag = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: 'The ETag of an earlier answer; 304 while it holds',
}

function proofOf(stepUp: StepUp): Json {
  const what = stepUp === 'code' ? 'A code of the authenticator app' : 'The current password, percent-encoded'
  return {
    name: 'X-Step-Up',
    in: 'header',
    required: stepUp !== 'password-if-new',
    schema: { type: 'string' },
    description: `${what}: a token alone is not enough`,
  }
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described
}
