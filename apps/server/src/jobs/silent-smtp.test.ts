import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startWorker } from '#testing/processes.ts'
import { openTestApp } from '#testing/test-app.ts'
import { testEnvironment } from '#testing/test-config.ts'

const { anAgency, database } = await openTestApp()

/** A mail server that takes every connection and says nothing, and sixteen mails for it, in front of a worker. */
async function sixteenMails(before?: string) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const worker = await startWorker({ ...testEnvironment(database.urls), SMTP_URL: `smtp://127.0.0.1:${port}` }, before)
  onTestFinished(async () => {
    await worker.stop('SIGKILL')
    for (const socket of sockets) socket.destroy()
    server.close()
    await database.sql(`delete from graphile_worker._private_jobs`)
  })
  const { agencyId } = await anAgency()
  await database.sql(
    `select graphile_worker.add_job('mail-agency-registered', json_build_object('agencyId', $1::int))
     from generate_series(1, 16)`,
    [agencyId],
  )
  return sockets
}
const askForSweep = () => database.sql(`select graphile_worker.add_job('sweep-old-rows')`)
const waiting = () =>
  database.sql(`select 1 from graphile_worker.jobs where task_identifier = 'sweep-old-rows' and run_at <= now()`)

it('a mail server that says nothing holds up mails, and nothing else', async () => {
  const sockets = await sixteenMails()
  await vi.waitFor(() => expect(sockets.size).toBeGreaterThanOrEqual(2), 5_000)
  await askForSweep()
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), 5_000)
  // What is on its way at the same time; those that were given up on come on top, one after the other.
  expect(sockets.size).toBe(2)
}, 30_000)

it('sabotage: with one share for all jobs, they wait behind the mails', async () => {
  const sockets = await sixteenMails('testing/sabotage/without-shares.ts')
  await vi.waitFor(() => expect(sockets.size).toBeGreaterThanOrEqual(4), 5_000)
  await askForSweep()
  await pause(3_000)
  expect(await waiting()).toHaveLength(1)
}, 30_000)
