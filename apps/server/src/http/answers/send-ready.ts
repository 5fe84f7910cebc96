import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Keeping } from '@sarai/wire/core/operation.ts'
import { knows } from '#http/answers/entity-tag.ts'
import type { ReadyAnswer } from '#http/answers/ready-answer.ts'
import { encodingFor } from '#http/edge/encoding.ts'

/** What a cache has to know is the same with 200 and with 304. */
export async function sendReady(
  answer: ReadyAnswer<unknown>,
  { kept, mediaType }: { kept: Keeping; mediaType: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  void reply.headers(answer.headers).header('cache-control', kept)
  const isKnown = knows(request.headers['if-none-match'], answer.tag)
  if (isKnown && request.method === 'GET') return reply.code(304).send()
  void reply.code(isKnown ? 304 : 200).header('content-type', mediaType)
  const encoding = answer.isWorthPacking ? encodingFor(request.headers['accept-encoding']) : undefined
  // A question for the head alone gets the length of the body from Fastify, which then drops it.
  if (encoding === undefined) return reply.send(answer.plain)
  const packed = await answer.packedAs(encoding)
  return reply.header('content-encoding', encoding).send(packed)
}
