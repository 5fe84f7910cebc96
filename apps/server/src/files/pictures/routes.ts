import type { FastifyInstance } from 'fastify'
import { uploadPicture } from '@sarai/contract/desk-pictures.ts'
import type { ObjectStore } from '#files/object-store.ts'
import { createRedrawing } from '#files/pictures/redraw-picture.ts'
import { objectOfAddress, storePicture } from '#files/pictures/store-picture.ts'
import type { Serve } from '#http/serve.ts'
import { Problem } from '#problem.ts'

/** Pictures of hotels and ads. Everybody may see them: their address is the secret until a screen shows it. */
export function servePictures(
  app: FastifyInstance,
  serve: Serve,
  { files, secret }: { files: ObjectStore; secret: string },
) {
  const { redraw, close } = createRedrawing()
  app.addHook('onClose', async () => close())
  serve(uploadPicture, ({ body }) => storePicture({ files, redraw }, secret, body))

  app.get<{ Params: { name: string } }>('/pictures/:name', { config: { access: 'anyone' } }, async (request, reply) => {
    const object = objectOfAddress(request.params.name)
    const picture = object === undefined ? undefined : await files.get(object)
    if (picture === undefined) throw new Problem('NOT_FOUND')
    // Another picture has another key, so this one never changes.
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(Buffer.from(picture.content))
  })
}
