import type { Page, Request } from '@playwright/test'
import { modelIn, type Operation } from '@sarai/wire/core/operation.ts'
import { deskOperations, portalOperations } from '@sarai/wire/operations.ts'
import { hostileTexts } from './hostile-texts.ts'
import { textAt, textLeaves, withText } from './text-leaves.ts'

/**
 * Every answer holds all the texts, spread over whatever in it is free text by the operation's own schema. They stand
 * behind what was there, which a step on the screen may look for; an address they replace, whose beginning counts.
 */
export async function answerWithHostileTexts(page: Page): Promise<void> {
  const route = page.route.bind(page)
  // A screen that brings an answer of its own has it filled as well.
  page.route = (url, handler, options) =>
    route(
      url,
      (taken, request) => {
        const op = operationOf(request)
        const fulfill = taken.fulfill.bind(taken)
        taken.fulfill = (given = {}) =>
          fulfill(op === undefined || given.json === undefined ? given : { ...given, json: hostile(op, given.json) })
        return handler(taken, request)
      },
      options,
    )
  await route(/\/api\/|\/registry\//, async (taken) => {
    const op = operationOf(taken.request())
    if (op === undefined || op.replies === 'file') return taken.continue()
    const response = await taken.fetch()
    if (!response.ok() || response.status() === 204) return taken.fulfill({ response })
    return taken.fulfill({ response, json: hostile(op, await response.json()) })
  })
}

/**
 * What the columns hold to a shape: currencies, days, addresses of computers and pictures, what an authenticator is given, and words
 * of ours such as `partial-sea` or `HB`; what is empty may be a day too. Nobody can have written anything else there, and a page may rely on it.
 */
const madeByPrograms =
  /^([A-Z]{2,3}(\/[A-Z]{3})?|[a-z]+([-,][a-z]+)*|\d{4}-\d\d-\d\d(T.*)?|\d+(\.\d+){3}|[A-Z2-7]{32}|otpauth:.*|\/pictures\/.*|)$/

/**
 * What the next call asks by, and the state of a request, by which a page decides what may be done: with a text behind
 * it there would be nothing to draw.
 */
const asksBy = /^(code|group|state)$/i

function hostile(op: Operation, answer: unknown): unknown {
  const leaves = textLeaves(op.reply, answer, hostileTexts[0]!).filter(
    (path) => !madeByPrograms.test(textAt(answer, path)) && !asksBy.test(`${path.at(-1)}`),
  )
  const share = Math.ceil(hostileTexts.length / Math.max(1, leaves.length))
  return leaves.reduce((changed, path, turn) => {
    const texts = Array.from({ length: share }, (_, n) => hostileTexts[(turn * share + n) % hostileTexts.length])
    const [before, added] = [textAt(answer, path), texts.join(' ')]
    return withText(changed, path, before.includes('/') ? added : `${before} ${added}`)
  }, answer)
}

const all = [...portalOperations, ...deskOperations].map((op: Operation) => ({
  op,
  pattern: new RegExp(`^${op.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i'),
}))

function operationOf(request: Request): Operation | undefined {
  const [method, path] = [request.method(), new URL(request.url()).pathname]
  const fitting = all.filter(({ op, pattern }) => op.method === method && pattern.test(path))
  const model = modelIn(request.headers()[method === 'GET' ? 'accept' : 'content-type'])
  const named = fitting.find(({ op }) => (op.answers ?? op.sends)?.toLowerCase() === model)
  return (named ?? fitting[0])?.op
}
