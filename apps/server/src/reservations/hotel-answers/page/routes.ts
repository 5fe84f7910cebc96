import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { HotelLanguage } from '@sarai/domain/request/hotel-answer.ts'
import { firstCharacters } from '@sarai/domain/ground/text/cut-text.ts'
import type { Visitor } from '#caller.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { SupportPhone } from '#house/support-phone.ts'
import { callerAddress } from '#http/edge/caller-address.ts'
import type { AttemptLimits } from '#identity/attempt-limits.ts'
import { Problem } from '#problem.ts'
import { tokenShape } from '#reservations/hotel-answers/hotel-link.ts'
import { currentAnswer, numberIn } from '#reservations/hotel-answers/kept-answer.ts'
import { nowherePage, questionPage } from '#reservations/hotel-answers/page/hotel-page.ts'
import type { Around, News } from '#reservations/hotel-answers/page/shown.ts'
import { pagePolicy } from '#reservations/hotel-answers/page/page-style.ts'
import {
  amountsIn,
  judgeAnswer,
  judgeNumber,
  typedIn,
  type Typed,
  type Wrong,
} from '#reservations/hotel-answers/page/typed-answer.ts'
import {
  answerQuestion,
  numberQuestion,
  visitQuestion,
  type VisitedQuestion,
} from '#reservations/hotel-answers/visited-question.ts'

type Deps = { db: Database; limits: AttemptLimits; supportPhone: SupportPhone; portalOrigin: string }

/** Looked up where there is no token to look up: the answer to all that leads nowhere takes as long. */
const nowhere = '-'.repeat(43)

/**
 * The page on which a hotel answers: whole without any script, from nowhere but here, kept by nobody. Opening it changes
 * nothing, however often and by whatever; only a form that is sent does. What leads nowhere, for whatever reason, is one
 * page (docs/decisions/118).
 */
export function serveHotelPage(app: FastifyInstance, deps: Deps) {
  const host = new URL(deps.portalOrigin).host
  const answer = async (request: FastifyRequest, reply: FastifyReply, at: string) => {
    try {
      return await visit(deps, at, request, reply)
    } catch (error) {
      return tell(deps, error, request, reply)
    }
  }
  const route = (url: string): RouteOptions => ({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'],
    url,
    exposeHeadRoute: false,
    bodyLimit: 16 * 1024,
    config: { access: 'anyone', takesForm: true, measuredAs: 'hotelPage' },
    handler: (request, reply) => answer(request, reply, host),
    // What the framework refuses to read is as good as any other link that leads nowhere.
    errorHandler: (_, request, reply) => void answer(request, reply, ''),
  })
  app.route(route('/h')).route(route('/h/*'))
}

/** Too many guesses, or a fault of ours: the hotel is told what to do, and the log nothing of its link. */
async function tell(deps: Deps, error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const around = await aroundOf(deps, request)
  if (error instanceof Problem && error.code === 'RATE_LIMITED') {
    void reply.header('retry-after', `${error.values['seconds'] ?? 60}`)
    return show(reply, 429, nowherePage(around, 'tooMany'))
  }
  request.log.error({ reference: request.id, err: error }, 'failed')
  return show(reply, 503, nowherePage(around, 'failed'))
}

/** `host`: at which links are opened; none where nothing is to be found. */
async function visit(deps: Deps, host: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { db, limits } = deps
  const visitor = visitorOf(request)
  const { token, raw } = aimOf(request)
  const isFair = request.host === host && isOwn(request, deps.portalOrigin)
  const sought = isFair ? token : nowhere
  const { forgive } = await limits.begin(visitor, raw, { tried: 'answer-hotel' })
  const question = await visitQuestion(db, visitor, sought)
  const around = await aroundOf(deps, request, question?.language)
  if (question === undefined) return show(reply, 404, nowherePage(around))
  await forgive()
  if (request.method !== 'POST') return show(reply, 200, questionPage({ ...around, question, now: Date.now() }))
  return take(deps, visitor, { token: sought, question, around, typed: typedIn(request.body) }, reply)
}

type Taken = { token: string; question: VisitedQuestion; around: Around; typed: Typed }

async function take(
  { db }: Deps,
  visitor: Visitor,
  { token, question, around, typed }: Taken,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const now = Date.now()
  const again = (wrong: Wrong) => show(reply, 400, questionPage({ ...around, question, now, typed, wrong }))
  const refuse = (current: VisitedQuestion, news: News) =>
    show(reply, 409, questionPage({ ...around, question: current, now, typed, news }))
  // Another language was chosen: what is typed so far goes along, and nothing is sent yet.
  if (typed['redraw'] !== undefined) {
    const before = { question: question.asked, language: typed['redraw'] === 'tr' ? 'tr' : 'en' } as const
    const kept = amountsIn(around.language, typed, before)
    return show(reply, 200, questionPage({ ...around, question, now, typed: kept }))
  }
  if (typed['says'] === 'number') {
    const number = judgeNumber(typed)
    if (!number.ok) return again(number.wrong)
    const sent = await numberQuestion(db, visitor, token, number.value)
    if (sent === undefined) return show(reply, 404, nowherePage(around))
    return sent.is === 'used' ? refuse(sent.question, numberNews(sent.question)) : leadBack(reply, around)
  }
  // Whoever comes second is shown what was said, and decided, before what they have to mend.
  const { asked, checkInAt } = question
  const about = { question: asked, language: around.language, now, checkInAt: checkInAt.getTime() }
  const seen = /^\d{1,3}$/.test(typed['seen'] ?? '') ? Number(typed['seen']) : -1
  const judged = judgeAnswer(typed, about)
  if (!judged.ok && seen === question.lastAnswer && question.usedAt === null) return again(judged.wrong)
  const sent = await answerQuestion(db, visitor, token, judged.ok ? { seen, given: judged.value } : undefined)
  if (sent === undefined) return show(reply, 404, nowherePage(around))
  if (sent.is === 'sent') return leadBack(reply, around)
  return refuse(sent.question, sent.is === 'full' ? 'tooOften' : answerNews(sent.question))
}

/** Why an answer that differs from the one that is there does not count. */
function answerNews({ usedAt, answers }: VisitedQuestion): News {
  if (usedAt === null) return 'other1'
  return currentAnswer(answers) === undefined ? 'alreadyDecided' : 'alreadyUsed'
}

/** The same of a number: there is one already, or meanwhile the hotel has said no. */
function numberNews(question: VisitedQuestion): News {
  return numberIn(question.answers) === undefined ? answerNews(question) : 'numberThere'
}

/** To what was sent, so that looking at it again does not send it again. */
function leadBack(reply: FastifyReply, { path, language }: Around): FastifyReply {
  return headed(reply).code(303).header('location', `${path}/${language}`).send('')
}

function show(reply: FastifyReply, status: number, page: string): FastifyReply {
  return headed(reply).code(status).type('text/html; charset=utf-8').send(page)
}

function headed(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'content-security-policy': pagePolicy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  })
}

/** `/h/TOKEN` or `/h/TOKEN/tr`; what is shaped otherwise names nothing. */
function aimOf({ url }: FastifyRequest): { raw: string; token: string; language: HotelLanguage | undefined } {
  const raw = firstCharacters(url.split('?')[0]!.replace(/^\/h\/?/i, ''), 100)
  const [, token = '', language] = /^([^/]*)(?:\/(en|tr))?\/?$/.exec(raw) ?? []
  return { raw, token: tokenShape.test(token) ? token : nowhere, language: language as HotelLanguage | undefined }
}

/** A page that leads nowhere is in the language of the link, or of the browser: of the question nothing is known. */
async function aroundOf(deps: Deps, request: FastifyRequest, language?: HotelLanguage): Promise<Around> {
  const aim = aimOf(request)
  const prefers = /^\s*tr\b/i.test(request.headers['accept-language'] ?? '') ? 'tr' : 'en'
  return {
    language: aim.language ?? language ?? prefers,
    path: `/h/${aim.token}`,
    phone: await deps.supportPhone.latest(),
  }
}

/** Only the page itself sends its forms. No referrer is told, and with it browsers name no origin: they write `null`. */
function isOwn({ method, headers }: FastifyRequest, own: string): boolean {
  if (method === 'GET' || method === 'HEAD') return true
  const { origin, 'sec-fetch-site': site, 'content-type': type = '' } = headers
  const isForm = type.toLowerCase().startsWith('application/x-www-form-urlencoded')
  const isFromHere =
    (origin === undefined || origin === 'null' || origin === own) && (site ?? 'same-origin') === 'same-origin'
  return method === 'POST' && isForm && isFromHere
}

function visitorOf(request: FastifyRequest): Visitor {
  return { kind: 'visitor', reference: request.id, language: 'en', address: callerAddress(request) }
}
