import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusesWithProblem } from '@sarai/wire/core/operation.ts'
import { preferredLanguage } from '@sarai/locale/language.ts'
import type { ProblemCode } from '@sarai/domain/ground/problem.ts'
import { isHeldUp } from '#database/held-up.ts'
import { isUnreadableSum } from '#database/unreadable-sum.ts'
import { fileTooLarge } from '#http/files.ts'
import { UnknownModel } from '#http/serve.ts'
import { Problem } from '#problem.ts'

/**
 * The one place where a failure becomes an answer. A Problem is told in the caller's language; anything else is our
 * fault: logged with the request reference, answered without details. What was foreseen is not logged each time.
 */
export function answerFailures(app: FastifyInstance, supportPhone: () => string) {
  const isWorthALine = createSparseLog()
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    const problem = problemOf(error, request.routeOptions)
    if (problem.status >= 500 && isWorthALine(error, problem))
      request.log.error({ reference: request.id, err: error }, 'failed')
    return answer(problem, request, reply, supportPhone())
  })
  app.setNotFoundHandler((request, reply) => answer(new Problem('NOT_FOUND'), request, reply, supportPhone()))
}

/**
 * A flood must not fill the log. Having too many callers is no fault of ours, and what is away is away for all of them:
 * one line a second tells it. What nobody foresaw is always told.
 */
function createSparseLog(): (error: unknown, problem: Problem) => boolean {
  const told = new Map<ProblemCode, number>()
  return (error, { code }) => {
    const isForeseen = error instanceof Problem
    if (isForeseen && code === 'BUSY') return false
    if (!isForeseen && !isHeldUp(error)) return true
    if (performance.now() - (told.get(code) ?? -Infinity) < 1_000) return false
    told.set(code, performance.now())
    return true
  }
}

function problemOf(error: FastifyError | Problem, { bodyLimit, config }: FastifyRequest['routeOptions']): Problem {
  const takes = config.operation?.takes
  if (error instanceof Problem) return error
  if (isHeldUp(error)) return new Problem('BUSY', { values: { seconds: 2 }, cause: error })
  if (isUnreadableSum(error)) return new Problem('SUM_TOO_LARGE', { fields: ['Amount'], cause: error })
  const { statusCode } = error
  if (takes !== undefined && statusCode === 413) return fileTooLarge(takes)
  if (takes !== undefined && statusCode === 415) return new Problem('FILE_TYPE_REFUSED')
  if (statusCode === 413) {
    return new Problem('BODY_TOO_LARGE', { values: { kilobytes: Math.floor(bodyLimit / 1024) }, fields: ['body'] })
  }
  // What Fastify itself refuses: a body that is no JSON, or of a kind that we do not read.
  const isRefusal = statusCode !== undefined && statusCode >= 400 && statusCode < 500
  return isRefusal
    ? new Problem('VALIDATION_FAILED', { status: statusCode, fields: ['body'] })
    : new Problem('UNEXPECTED', { cause: error })
}

function answer(problem: Problem, request: FastifyRequest, reply: FastifyReply, supportPhone: string) {
  const language = preferredLanguage(request.headers['accept-language'])
  const text = problem.textIn(language, { phone: supportPhone })
  void reply.code(problem.status).headers({
    'x-problem-code': problem.code,
    'content-language': language,
    'cache-control': 'no-store',
    ...(problem.fields.length === 0 ? {} : { 'x-problem-fields': problem.fields.map(encodeURIComponent).join(',') }),
    // What the refusal is about, as the receipt that was sent before: a screen can lead there.
    ...('id' in problem.values ? { 'x-problem-subject': `${problem.values['id']}` } : {}),
    ...(problem.status === 503 || problem.status === 429 ? { 'retry-after': `${problem.values['seconds'] ?? 1}` } : {}),
  })
  const models = problem instanceof UnknownModel ? problem.models : undefined
  // The specification's wire answers a refusal as the sentence itself; newer operations answer problem+json.
  const address = request.routeOptions.url ?? request.url
  if (models === undefined && !refusesWithProblem(address)) return reply.type('text/plain; charset=utf-8').send(text)
  return reply.type('application/problem+json; charset=utf-8').send(
    JSON.stringify({
      type: 'about:blank',
      status: problem.status,
      code: problem.code,
      detail: text,
      fields: problem.fields,
      reference: request.id,
      ...(models === undefined ? {} : { models }),
    }),
  )
}
