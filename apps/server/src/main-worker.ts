import { accountLinkTasks } from '#accounts/link-tasks.ts'
import { decisionTasks } from '#agencies/decision-tasks.ts'
import { stolenSessionTasks } from '#accounts/session/stolen-session.ts'
import { accountTasks } from '#accounts/tasks.ts'
import { wayBackTasks } from '#accounts/address/way-back-tasks.ts'
import { readFindings } from '#activity/findings.ts'
import { activityTasks } from '#activity/tasks.ts'
import { roleTasks } from '#colleagues/role-tasks.ts'
import { invitationTasks } from '#colleagues/tasks.ts'
import { priceListTasks } from '#catalogue/price-list/tasks.ts'
import { priceSheetTasks } from '#catalogue/price-sheet/tasks.ts'
import { remakeCards } from '#catalogue/search/remake-cards.ts'
import { drainTimes, readConfig, storeSettings } from '#config.ts'
import { createPool } from '#database/connection-pool.ts'
import { openDatabase } from '#database/open-database.ts'
import { followSupportPhone } from '#house/support-phone.ts'
import { openObjectStore } from '#files/object-store.ts'
import { createRedrawing } from '#files/pictures/redraw-picture.ts'
import { openScanner } from '#files/scan/scanner.ts'
import { ledgerTasks } from '#ledger/tasks.ts'
import { runWorker } from '#jobs/run-worker.ts'
import { sweepFiles } from '#jobs/sweep-files.ts'
import { sweepOldRows } from '#jobs/sweep-old-rows.ts'
import { oldRows } from '#old-rows.ts'
import { createLeaving, leaveOnSignal } from '#leaving.ts'
import { buildWorkerDoor } from '#jobs/worker-door.ts'
import { wakeRelay } from '#live/bus.ts'
import { startRelay } from '#live/relay.ts'
import { createLog } from '#log.ts'
import { openMailer } from '#mail/mailer.ts'
import { createSigning } from '#signing.ts'
import { staffRightsTasks } from '#staff/rights-tasks.ts'
import { startClocks } from '#reservations/clocks/start-clocks.ts'
import { recountRequests } from '#reservations/recount/recount-requests.ts'
import { hotelTasks } from '#reservations/hotel-answers/tasks.ts'
import { exportTasks } from '#reservations/export/tasks.ts'
import { sweepPassports } from '#reservations/sweep-passports.ts'
import { paymentTasks } from '#payments/mails/tasks.ts'
import { compareJudgedPicture } from '#payments/receipts/judged-picture.ts'
import { requestTasks } from '#reservations/tasks.ts'
import { stolenStaffSessionTasks } from '#staff/own-account/stolen-staff-session.ts'
import { staffTasks } from '#staff/tasks.ts'
import { supportTasks } from '#support/mails/tasks.ts'
import { drawUpload } from '#uploads/draw-upload.ts'
import { uploadTasks } from '#uploads/tasks.ts'

const config = readConfig(process.env)
const log = createLog(config)
const warn = (error: unknown) => log.warn({ err: error }, 'a connection to the database broke')
const pool = createPool({
  connectionString: config.DATABASE_WORKER_URL,
  max: config.DATABASE_CONNECTIONS,
  applicationName: 'sarai-worker',
  onBroken: warn,
})
const signing = createSigning(config.ACTIVITY_KEYS)
const db = openDatabase(pool, { signing, rights: 'of-the-connection', onNews: wakeRelay(pool, warn) })
/** Thousands of prices at once, or a long stretch of the log, take longer than a call may. */
const patientDb = openDatabase(pool, { signing, rights: 'of-the-connection', timeoutMs: 60_000 })
const files = openObjectStore(storeSettings(config))
const scan = openScanner(config.SCANNER_URL)
const drawing = createRedrawing({ file: drawUpload })
const mailer = openMailer({
  smtpUrl: config.SMTP_URL,
  from: config.MAIL_FROM,
  supportPhone: followSupportPhone(db, config.SUPPORT_PHONE).latest,
  portalOrigin: config.PORTAL_ORIGIN,
})
const relay = startRelay({
  connectionString: config.DATABASE_WORKER_URL,
  onFailure: (error) => log.warn({ err: error }, 'the relay lost its connection'),
})
const clocks = startClocks({ db, log })
const worker = await runWorker({
  pool,
  log,
  places: { mails: 2, others: 4 },
  patienceMs: drainTimes(config).deadlineMs,
  tasks: {
    ...accountTasks({ db, mailer, portalOrigin: config.PORTAL_ORIGIN }),
    ...accountLinkTasks({ db, mailer, portalOrigin: config.PORTAL_ORIGIN }),
    ...stolenSessionTasks({ db, mailer, portalOrigin: config.PORTAL_ORIGIN }),
    ...wayBackTasks({ db, mailer, portalOrigin: config.PORTAL_ORIGIN }),
    ...decisionTasks({ db, mailer, portalOrigin: config.PORTAL_ORIGIN }),
    ...invitationTasks({ db, mailer, portalOrigin: config.PORTAL_ORIGIN }),
    ...roleTasks({ db, mailer }),
    ...staffRightsTasks({ db, mailer }),
    ...stolenStaffSessionTasks({ db, mailer }),
    ...staffTasks({ db, mailer, deskOrigin: config.DESK_ORIGIN }),
    ...requestTasks({ db, mailer, portalOrigin: config.PORTAL_ORIGIN }),
    ...hotelTasks({
      db,
      mailer,
      portalOrigin: config.PORTAL_ORIGIN,
      linkSecret: config.REFRESH_TOKEN_SECRET,
    }),
    ...ledgerTasks({ db: patientDb, files, log }),
    ...paymentTasks({ db, mailer, portalOrigin: config.PORTAL_ORIGIN }),
    ...supportTasks({ db, mailer, portalOrigin: config.PORTAL_ORIGIN }),
    ...exportTasks({ db: patientDb, files }),
    ...uploadTasks({ db, files, scan, redraw: drawing.redraw, compare: compareJudgedPicture, log }),
    ...priceListTasks({ db, files }),
    ...priceSheetTasks({ db: patientDb, files }),
    ...activityTasks({ db: patientDb, files, signing, log }),
    'remake-cards': (_, jobId) => remakeCards(db, jobId),
    'sweep-old-rows': () => sweepOldRows(db, oldRows),
    'sweep-passports': () => sweepPassports(db),
    'recount-requests': (payload) => recountRequests({ db: patientDb, log }, payload),
    'sweep-files': (payload) => sweepFiles({ db, files, now: () => Date.now() }, payload),
  },
  onLost: (error) => {
    log.error({ err: error }, 'the worker can no longer show that it is alive')
    process.exit(1)
  },
})
const leaving = createLeaving()
const door = buildWorkerDoor({
  config,
  pool,
  readiness: [
    { name: 'database', check: () => pool.query('select 1') },
    { name: 'files', check: () => files.check() },
  ],
  activityLog: () => readFindings(db, signing),
  clocks: () => clocks.figures(),
  leaving,
})
if (config.WORKER_PORT !== undefined) await door.listen({ host: config.WORKER_HOST, port: config.WORKER_PORT })
log.info({ build: config.BUILD_ID }, 'the worker waits for jobs')

leaveOnSignal(
  { ...drainTimes(config), graceMs: 0 }, // nobody sends anything to a worker
  async () => {
    leaving.begin()
    await clocks.stop()
    await worker.stop()
    drawing.close()
    await door.close()
    await relay.stop()
    await pool.end()
  },
  (error) => log.error({ err: error }, 'could not leave in good order'),
)
