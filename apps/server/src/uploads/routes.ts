import type { FastifyInstance } from 'fastify'
import { readUploadLimits, uploadFile, uploadRule } from '@sarai/wire/portal/uploads.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { ObjectStore } from '#files/object-store.ts'
import { createRedrawing } from '#files/pictures/redraw-picture.ts'
import type { Scan } from '#files/scan/scanner.ts'
import type { Serve } from '#http/serve.ts'
import { createTurnsOfEach } from '#work/in-turn.ts'
import { drawUpload } from '#uploads/draw-upload.ts'
import { leftOfToday, takeUpload } from '#uploads/take-upload.ts'
import { sentToday } from '#uploads/upload-queries.ts'

/** Of one agency: whoever sends a folder of pictures waits behind their own pictures. */
const ofAgency = { atOnce: 2, waiting: 4 }

export function serveUploads(
  app: FastifyInstance,
  serve: Serve,
  { db, files, scan }: { db: Database; files: ObjectStore; scan: Scan },
) {
  const { redraw, close } = createRedrawing({ file: drawUpload })
  app.addHook('onClose', async () => close())
  const inTurnOf = createTurnsOfEach(ofAgency)

  serve(uploadFile, async ({ query, body }, caller) => {
    const parts = { db, files, scan, redraw }
    return [await inTurnOf(`${caller.agencyId}`, () => takeUpload(parts, caller, query.Name, body))]
  })
  serve(readUploadLimits, async (_, caller) => {
    const left = leftOfToday(await db.look(caller, sentToday.ask.first({ agencyId: caller.agencyId })))
    const { mediaTypes, maxBytes } = uploadRule
    return { MediaTypes: [...mediaTypes], MaxBytes: maxBytes, FilesLeft: left.files, BytesLeft: left.bytes }
  })
}
