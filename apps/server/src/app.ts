import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'

import { deskOperations, portalOperations } from '@sarai/wire/operations.ts'
import { serveDeskAgencies } from '#agencies/desk-agency-routes.ts'
import { createAttemptLimits } from '#identity/attempt-limits.ts'
import { createPasswordProver } from '#accounts/password/prove-password.ts'
import { serveAccounts } from '#accounts/routes.ts'
import { createRenewingSession } from '#identity/renewing-session.ts'
import { createSessionCheck } from '#identity/session-check.ts'
import { readFindings } from '#activity/findings.ts'
import { serveActivity } from '#activity/routes.ts'
import { serveColleagues } from '#colleagues/routes.ts'
import { serveAds } from '#catalogue/ads/routes.ts'
import { serveDeskCommissions } from '#catalogue/commissions/routes.ts'
import { serveDeskHotels } from '#catalogue/hotels/routes.ts'
import { serveDeskPackages } from '#catalogue/packages/routes.ts'
import { serveDeskPrices } from '#catalogue/prices/routes.ts'
import { serveDeskProperties } from '#catalogue/properties/routes.ts'
import { serveDeskPriceSheets } from '#catalogue/price-sheet/routes.ts'
import { servePriceLists } from '#catalogue/price-list/routes.ts'
import { serveSearch } from '#catalogue/search/routes.ts'
import type { Config } from '#config.ts'
import { serveDashboard } from '#dashboard/routes.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { ObjectStore } from '#files/object-store.ts'
import { servePictures } from '#files/pictures/routes.ts'
import { openScanner } from '#files/scan/scanner.ts'
import { serveHouse } from '#house/routes.ts'
import { followSupportPhone } from '#house/support-phone.ts'
import { createKeptAnswers } from '#http/answers/kept-answers.ts'
import { arriveInTime } from '#http/edge/arrive-in-time.ts'
import { boundConnections } from '#http/edge/bound-connections.ts'
import { createAuthenticate } from '#identity/authenticate.ts'
import { compressReads } from '#http/edge/compress-reads.ts'
import { serveDocumentation } from '#http/public/documentation.ts'
import { closeConnectionsOnLeave } from '#http/edge/drain.ts'
import { serveHealth, type ReadinessCheck } from '#http/watch/health.ts'
import { measure } from '#http/watch/metrics.ts'
import { keepToOwnSite } from '#http/edge/own-site.ts'
import { requirePermissions } from '#http/permission-guard.ts'
import type { PoolFigures } from '#http/watch/process-registry.ts'
import { answerFailures } from '#http/refusals.ts'
import { serveScreens } from '#http/public/screens.ts'
import { sendSecurityHeaders } from '#http/public/security-headers.ts'
import { createServe, modelConstraints } from '#http/serve.ts'
import { serveSecurityTxt } from '#http/public/security-txt.ts'
import { answerUnreadable } from '#http/edge/unreadable.ts'
import { answerUnroutable } from '#http/edge/unroutable.ts'
import { OneLineACall } from '#http/watch/one-line-a-call.ts'
import { createLeaving, type Leaving } from '#leaving.ts'
import { createStepUp } from '#http/step-up.ts'
import type { Hub } from '#live/hub.ts'
import { serveLive } from '#live/routes.ts'
import { createStreamLimits } from '#live/stream-limits.ts'
import { createSealing } from '#sealing.ts'
import { createSigning } from '#signing.ts'
import { serveDeskLogin } from '#staff/login/login-routes.ts'
import { serveOwnAccount } from '#staff/own-account/own-account-routes.ts'
import { createCodeProver } from '#staff/login/prove-code.ts'
import { servePayments } from '#payments/routes.ts'
import { serveDeskPayments } from '#payments/desk/routes.ts'
import { serveDeskRequests } from '#reservations/desk/routes.ts'
import { serveHotelPage } from '#reservations/hotel-answers/page/routes.ts'
import { serveNotes } from '#reservations/notes/routes.ts'
import { serveLedger } from '#ledger/routes.ts'
import { serveReservations } from '#reservations/routes.ts'
import { serveVouchers } from '#reservations/vouchers/routes.ts'
import { serveStaff } from '#staff/routes.ts'
import { serveSupport } from '#support/routes.ts'
import { serveRegistries } from '#reference/routes.ts'
import { serveLogos } from '#uploads/logo/routes.ts'
import { openUploads, serveUploads } from '#uploads/routes.ts'
import { version } from '#version.ts'

export type AppParts = {
  config: Config
  log: FastifyBaseLogger
  db: Database
  hub: Hub
  files: ObjectStore
  readiness: readonly ReadinessCheck[]
  /** Holds every answer against its schema. On in tests and development; a production answer is not read twice. */
  checkReplies: boolean
  leaving?: Leaving
  pool?: PoolFigures
}

/** The API, whole but not listening: main-api.ts opens its door, tests inject into it. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, log, db, hub, files, readiness, checkReplies, leaving = createLeaving() } = parts
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    genReqId: (request) => referenceIn(request.headers['x-request-reference']) ?? randomUUID(),
    logController: new OneLineACall({ requestIdLogLabel: 'reference' }),
    // A logger of its own for each call would be made for one line, which names its reference itself.
    childLoggerFactory: (logger) => logger,
    trustProxy: (_address, hop) => hop < config.TRUSTED_PROXIES,
    bodyLimit: 256 * 1024,
    keepAliveTimeout: 65_000,
    ...arriveInTime(config),
    forceCloseConnections: 'idle',
    // Whoever still reaches us while we leave is answered like anybody else (http/edge/drain.ts).
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: answerUnroutable(() => app),
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      constraints: modelConstraints,
    },
  })
  const installedPhone = config.SUPPORT_PHONE
  const supportPhone = followSupportPhone(db, installedPhone)
  answerFailures(app, supportPhone.known)
  requirePermissions(app)
  sendSecurityHeaders(app)
  await keepToOwnSite(app, { portal: config.PORTAL_ORIGIN, desk: config.DESK_ORIGIN })
  compressReads(app)
  closeConnectionsOnLeave(app, leaving)
  const connections = boundConnections(app, config)

  const signing = config.TOKEN_SIGNING_KEY
  const authenticate = createAuthenticate(signing, createSessionCheck(db))
  const keys = { signing, refreshSecret: config.REFRESH_TOKEN_SECRET }
  const limits = createAttemptLimits(db, config.REFRESH_TOKEN_SECRET)
  const entrance = { db, keys, limits, sealing: createSealing(config.SEALING_KEYS) }
  const stepUp = createStepUp({ password: createPasswordProver(entrance), code: createCodeProver(entrance) })
  const serve = createServe(app, {
    authenticate,
    stepUp,
    checkReplies,
    fingerprintKey: config.REFRESH_TOKEN_SECRET,
    renewing: createRenewingSession(config.REFRESH_TOKEN_SECRET),
  })
  const streams = createStreamLimits(config.LIVE_STREAMS)
  const keptAnswers = createKeptAnswers()
  const logSigning = createSigning(config.ACTIVITY_KEYS)
  measure(app, {
    token: config.METRICS_TOKEN,
    openStreams: () => hub.size(),
    refusedStreams: streams.refused,
    connections,
    pool: parts.pool,
    activityLog: () => readFindings(db, logSigning),
    keptAnswers,
  })
  serveHealth(app, config.BUILD_ID, readiness, leaving)
  serveSecurityTxt(app, config.SECURITY_CONTACT)
  serveAccounts(serve, { db, keys, limits })
  serveColleagues(serve, { db, limits })
  serveDeskLogin(serve, entrance)
  serveOwnAccount(serve, entrance)
  serveStaff(serve, { db, limits })
  serveDeskAgencies(serve, { db, limits })
  serveActivity(serve, { db })
  serveDashboard(serve, { db })
  serveReservations(serve, { ...entrance, files, log })
  serveLedger(serve, { ...entrance, files })
  serveDeskRequests(serve, { ...entrance, linkSecret: config.REFRESH_TOKEN_SECRET })
  serveHotelPage(app, { db, limits, supportPhone, portalOrigin: config.PORTAL_ORIGIN })
  servePayments(serve, { db, files })
  serveVouchers(serve, { db, files, limits, supportPhone, portalOrigin: config.PORTAL_ORIGIN })
  const scan = openScanner(config.SCANNER_URL)
  const uploads = openUploads(app, { files, scan })
  serveLogos(app, serve, { db, files, scan })
  serveUploads(serve, { db, ...uploads })
  serveNotes(serve, { db, ...uploads })
  serveSupport(serve, { db, ...uploads })
  serveDeskPayments(serve, { db, files })
  serveSearch(serve, { db, cache: keptAnswers.search })
  serveRegistries(serve, { db, cache: keptAnswers.registries })
  servePictures(app, serve, { files, secret: config.REFRESH_TOKEN_SECRET })
  serveHouse(serve, { db, supportPhone, installedPhone })
  serveDeskHotels(serve, { db })
  serveAds(serve, { db })
  serveDeskPackages(serve, { db })
  serveDeskProperties(serve, { db })
  serveDeskPrices(serve, { db })
  serveDeskCommissions(serve, { db })
  serveDeskPriceSheets(serve, { db, files })
  servePriceLists(serve, { db, files, secret: config.REFRESH_TOKEN_SECRET })
  serveLive(app, { db, hub, authenticate, streams })
  serveDocumentation(app, version, [
    { path: '/docs/portal', title: 'Sarai portal', operations: portalOperations },
    { path: '/docs/desk', title: 'Sarai desk', operations: deskOperations },
  ])
  await serveScreens(app, { portal: config.PORTAL_FILES, desk: config.DESK_FILES })
  return app
}

/** A caller may bring its own reference, as long as it cannot be used to write into our logs. */
function referenceIn(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : undefined
}
