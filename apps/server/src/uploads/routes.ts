import type { FastifyInstance } from 'fastify'
import { readUploadLimits, uploadFile, uploadRule } from '@sarai/wire/portal/uploads.ts'
import type { Database } from '#database/unit-of-work.ts'
import { createRedrawing } from '#files/pictures/redraw-picture.ts'
import type { Serve } from '#http/serve.ts'
import { createTurnsOfEach } from '#work/in-turn.ts'
import { drawUpload } from '#uploads/draw-upload.ts'
import type { UploadParts } from '#uploads/made-safe.ts'
import { leftOfToday, takeUpload } from '#uploads/take-upload.ts'
import { sentToday } from '#uploads/upload-queries.ts'

/** Of one agency: whoever sends a folder of pictures waits behind their own pictures. */
const ofAgency = { atOnce: 2, waiting: 6 }

/** What it takes to take in files, for as long as the app runs. */
export function openUploads(app: FastifyInstance, parts: Omit<UploadParts, 'redraw'>): UploadParts {
  const { redraw, close } = createRedrawing({ file: drawUpload })
  app.addHook('onClose', async () => close())
  return { ...parts, redraw }
}

export function serveUploads(serve: Serve, parts: UploadParts & { db: Database }) {
  const { db } = parts
  const inTurnOf = createTurnsOfEach(ofAgency)
  serve(uploadFile, async ({ query, body }, caller) => {
    const sent = { name: query.Name, content: body }
    return [await inTurnOf(`${caller.agencyId}`, () => takeUpload(parts, caller, sent))]
  })
  serve(readUploadLimits, async (_, caller) => {
    const left = leftOfToday(await db.look(caller, sentToday.ask.first({ agencyId: caller.agencyId })))
    const { mediaTypes, maxBytes } = uploadRule
    return { MediaTypes: [...mediaTypes], MaxBytes: maxBytes, FilesLeft: left.files, BytesLeft: left.bytes }
  })
}
