import { createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { registerAgency } from '@sarai/wire/portal/accounts.ts'
import { decideAgency, listAgencies } from '@sarai/wire/desk/agencies.ts'
import { mailsTo, mailsUntil } from '#testing/mailbox.ts'
import { startWorker } from '#testing/processes.ts'
import { aRegistration, openTestApp } from '#testing/test-app.ts'
import { testEnvironment } from '#testing/test-config.ts'

const { callAs, aStaffMember, database } = await openTestApp()
const environment = testEnvironment(database.urls)

async function registerIn(language: string) {
  const registration = aRegistration({ AgencyName: language === 'fa' ? 'ستاره گشت' : 'Setareh Gasht' })
  await callAs(null, language)(registerAgency, { body: registration })
  return registration.Email
}

async function approveAll(admin: { token: string }, emails: string[]) {
  const call = callAs(admin.token)
  const waiting = await vi.waitFor(async () => {
    const { rows } = await call(listAgencies, { query: { status: 'pending', limit: 100 } })
    const found = rows.filter((row) => emails.includes(row.email))
    expect(found).toHaveLength(emails.length)
    return found
  }, 10_000)
  await Promise.all(
    // Twice each, at the same moment: two members of staff with the same queue before them.
    [...waiting, ...waiting].map(({ id, version }) =>
      call(decideAgency, { params: { id }, body: { version, decision: 'approve' } }).catch(() => undefined),
    ),
  )
}

describe('mails about an account', () => {
  it('arrive once, as HTML and text, in the language of the agency and its direction', async () => {
    const worker = await startWorker(environment)
    onTestFinished(() => worker.stop())
    const [english, persian] = [await registerIn('en'), await registerIn('fa')]
    await approveAll(await aStaffMember('admin'), [english, persian])

    // Two jobs, worked off side by side: whichever mail is faster.
    const mails = await mailsUntil(english, 2)
    const subjects = mails.map(({ subject }) => subject).toSorted()
    expect(subjects).toEqual(['We received your account request', 'Your agency account is open'])
    const approved = mails.find(({ subject }) => subject === 'Your agency account is open')
    expect(approved!.text).toContain('Log in:\nhttps://portal.sarai.example/auth/login')
    expect(approved!.html).toContain('<html lang="en" dir="ltr">')

    const welcome = (await mailsUntil(persian, 2)).find(({ subject }) => subject === 'حساب آژانس شما فعال شد')
    expect(welcome!.html).toContain('<html lang="fa" dir="rtl">')
    expect(welcome!.html).toContain('href="https://portal.sarai.example/auth/login"')
    expect(welcome!.text).toContain('ستاره گشت')

    await worker.stop()
    expect(await mailsTo(english)).toHaveLength(2)
    expect(await mailsTo(persian)).toHaveLength(2)
  })

  it('are not lost when the worker is killed between the queue and the sending', async () => {
    const sink = await silentSmtp()
    const doomed = await startWorker({ ...environment, SMTP_URL: sink.url })
    const email = await registerIn('en')
    await sink.connected
    await doomed.stop('SIGKILL')
    sink.close()
    expect(await mailsTo(email)).toHaveLength(0)

    const successor = await startWorker(environment)
    const mails = await mailsUntil(email, 1, 18_000)
    await successor.stop()
    expect(mails.map((mail) => mail.subject)).toEqual(['We received your account request'])
  }, 40_000)

  it('are not queued when the transaction that causes them fails', async () => {
    const before = await database.sql(`select 1 from graphile_worker._private_jobs`)
    await expect(callAs(null)(registerAgency, { body: aRegistration({ Mobile: 'no' }) })).rejects.toThrow()
    expect(await database.sql(`select 1 from graphile_worker._private_jobs`)).toHaveLength(before.length)
  })
})

/** Takes the connection and never answers: the mail hangs between the queue and the sending. */
async function silentSmtp() {
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  const connected = once(server, 'connection')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connected,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
