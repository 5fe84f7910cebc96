import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'

/** What was asked and what became of it stand in one line, written when it is over. */
export class OneLineACall extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const call = { reference: request.id, req: request, res: reply, responseTime: reply.elapsedTime }
    if (error) reply.log.error({ ...call, err: error }, 'request errored')
    else reply.log.info(call, 'request completed')
  }
}
