import type { FastifyInstance } from 'fastify'
import { decodeJwt } from 'jose'
import { agencyLivePath, deskLivePath } from '@sarai/wire/core/live.ts'
import type { Database } from '#database/unit-of-work.ts'
import { bearerOf, type Authenticate } from '#identity/authenticate.ts'
import { createHeartbeat } from '#live/heartbeat.ts'
import type { Hub } from '#live/hub.ts'
import type { StreamLimits } from '#live/stream-limits.ts'
import { streamChanges } from '#live/stream.ts'

export function serveLive(
  app: FastifyInstance,
  deps: { db: Database; hub: Hub; authenticate: Authenticate; streams: StreamLimits },
) {
  const heartbeat = createHeartbeat()
  for (const [path, access] of [
    [agencyLivePath, 'agency'],
    [deskLivePath, 'staff'],
  ] as const) {
    // A question for the head alone would wait for the end of a stream that has none.
    app.get(path, { config: { access }, exposeHeadRoute: false }, async (request, reply) => {
      const caller = await deps.authenticate(access, request, 'follow')
      const { exp = 0 } = decodeJwt(bearerOf(request))
      // Gone while we looked the session up: nobody would give its place back.
      if (reply.raw.destroyed) return
      reply.raw.once('close', deps.streams.admit(caller))
      await streamChanges({ ...deps, heartbeat }, caller, new Date(exp * 1_000), request, reply)
    })
  }
}
