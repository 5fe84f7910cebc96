import type { FastifyInstance } from 'fastify'
import { readLogo as read, removeLogo as remove, setLogo as set } from '@sarai/wire/portal/money/vouchers.ts'
import { createRedrawing } from '#files/pictures/redraw-picture.ts'
import type { Serve } from '#http/serve.ts'
import { readLogo, removeLogo, setLogo, type LogoParts } from '#uploads/logo/set-logo.ts'
import { createTurnsOfEach } from '#work/in-turn.ts'

const drawLogo = new URL('../../files/pictures/draw-logo-process.ts', import.meta.url)

/** One is drawn at a time, for all: nobody's pictures take all the places of those who wait. */
const ofAgency = { atOnce: 1, waiting: 1 }

export function serveLogos(app: FastifyInstance, serve: Serve, deps: Omit<LogoParts, 'redraw'>) {
  const { redraw, close } = createRedrawing({ file: drawLogo })
  app.addHook('onClose', async () => close())
  const parts = { ...deps, redraw }
  const inTurnOf = createTurnsOfEach(ofAgency)
  serve(read, (_, caller) => readLogo(parts, caller))
  serve(set, ({ body }, caller) => inTurnOf(`${caller.agencyId}`, () => setLogo(parts, caller, body)))
  serve(remove, ({ query }, caller) => removeLogo(parts, caller, query.version))
}
