import { finished } from 'node:stream/promises'
import type { FastifyInstance } from 'fastify'
import { uploadPicture } from '@sarai/wire/desk/pictures.ts'
import { placeOf } from '#identity/client-place.ts'
import type { ObjectStore } from '#files/object-store.ts'
import { createRedrawing } from '#files/pictures/redraw-picture.ts'
import { objectOfAddress, storePicture } from '#files/pictures/store-picture.ts'
import { callerAddress } from '#http/edge/caller-address.ts'
import type { Serve } from '#http/serve.ts'
import { createTurns, createTurnsOfEach } from '#work/in-turn.ts'
import { Problem } from '#problem.ts'

type Parts = {
  files: ObjectStore
  secret: string
  inTurn?: ReturnType<typeof createTurns>
  inTurnOf?: ReturnType<typeof createTurnsOfEach>
}

/**
 * Anybody may ask for pictures, as fast as they like. The store answers these in milliseconds: whoever comes when two
 * hundred wait is told to come back.
 */
const gets = { atOnce: 32, waiting: 200 }
/** Of one network, from the question to the last byte sent: who reads nothing holds no more than these in memory. */
const heldOfNetwork = { atOnce: 32, waiting: 100 }

/** Pictures of hotels and ads. Everybody may see them: their address is the secret until a screen shows it. */
export function servePictures(
  app: FastifyInstance,
  serve: Serve,
  { files, secret, inTurn = createTurns(gets), inTurnOf = createTurnsOfEach(heldOfNetwork) }: Parts,
) {
  const { redraw, close } = createRedrawing()
  app.addHook('onClose', async () => close())
  serve(uploadPicture, ({ body }) => storePicture({ files, redraw }, secret, body))

  app.get<{ Params: { name: string } }>('/pictures/:name', { config: { access: 'anyone' } }, async (request, reply) => {
    const object = objectOfAddress(request.params.name)
    if (object === undefined) throw new Problem('NOT_FOUND')
    const { network } = placeOf(callerAddress(request))
    return inTurnOf(network, async () => {
      const picture = await inTurn(() => files.get(object))
      if (picture === undefined) throw new Problem('NOT_FOUND')
      // Another picture has another key, so this one never changes.
      const forGood = 'public, max-age=31536000, immutable'
      void reply.type('image/webp').header('cache-control', forGood).send(picture.content)
      // Also of somebody who has left meanwhile, as a browser that turns the page: their place is free again.
      await finished(reply.raw).catch(() => undefined)
      return reply
    })
  })
}
