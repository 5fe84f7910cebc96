import { readDeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { acceptRequest, askHotel, rejectRequest } from '@sarai/wire/desk/requests/answers.ts'
import { offerPrice } from '@sarai/wire/desk/requests/offers.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import type { TestStaff } from '#testing/test-app.ts'
import type { TaskPayloads } from '#jobs/task-payloads.ts'
import type { Mailer } from '#mail/mailer.ts'
import { hotelTasks } from '#reservations/hotel-answers/tasks.ts'
import { changing } from '#reservations/testing/changing.ts'
import type { openDrafting } from '#reservations/testing/drafting.ts'
import { anAddress } from '#testing/test-app.ts'
import { testEnvironment } from '#testing/test-config.ts'

const origin = 'https://portal.sarai.example'
export const host = 'portal.sarai.example'
type Sent = Parameters<Mailer['send']>[0]
const hotelJobs = ['mail-hotel', 'remind-hotel', 'hear-hotel', 'rename-at-hotel'] as const
type HotelJob = (typeof hotelJobs)[number]

/** Hotels that are asked by a link, and answer on their page. */
export function askingHotels(drafting: Awaited<ReturnType<typeof openDrafting>>, clerk: TestStaff) {
  const { app, database, callAs } = drafting
  const { submitted } = changing(drafting)
  const desk = callAs(clerk.token)
  const sent: Sent[] = []
  const mailer: Mailer = { send: async (one) => void sent.push(one) }
  const linkSecret = testEnvironment(database.urls)['REFRESH_TOKEN_SECRET']!
  const tasks = hotelTasks({ db: database.workerDb, mailer, portalOrigin: origin, linkSecret })

  /** Does what the worker would do about a request by now, and `also` what is due later. */
  async function work(requestId: number, also?: HotelJob): Promise<void> {
    const jobs = await database.sql<{ id: string; task: HotelJob; payload: TaskPayloads['mail-hotel'] }>(
      `delete from graphile_worker._private_jobs jobs using graphile_worker._private_tasks tasks
       where tasks.id = task_id and payload ->> 'requestId' = $1
         and (run_at <= now() and identifier = any($2) or identifier = $3)
       returning jobs.id::text, identifier as task, payload`,
      [`${requestId}`, hotelJobs, also ?? ''],
    )
    for (const { id, task, payload } of jobs.toSorted((a, b) => Number(a.id) - Number(b.id)))
      await tasks[task](payload, id)
    if (jobs.length > 0) await work(requestId)
  }

  const get = (
    path: string,
    options: { method?: 'GET' | 'HEAD'; headers?: Record<string, string>; from?: string } = {},
  ) =>
    app.inject({
      method: options.method ?? 'GET',
      url: path,
      remoteAddress: options.from ?? anAddress(),
      headers: { host, ...options.headers },
    })
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: path,
      remoteAddress: anAddress(),
      headers: {
        host,
        origin: 'null',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    })

  /** A request whose hotel was sent a link, and the path of that link as the mail gives it. */
  async function linked(
    changes: { language?: 'en' | 'tr'; wishes?: string } = {},
    submit: Parameters<typeof submitted>[0] = {},
  ) {
    const asked = await submitted(submit)
    const { requestId } = asked.of
    const params = { id: requestId }
    const email = `hotel.${requestId}@hotels.example`
    const body = {
      version: 1,
      how: 'link',
      whom: 'Elif Demir',
      email,
      language: 'en',
      phone: '+90 212 000 00 00',
      ...changes,
    } as const
    await desk(askHotel, { params, body })
    await work(requestId)
    const mail = sent.findLast(({ to }) => to === email)!
    const path = new URL(mail.content.action!.url).pathname
    return {
      ...asked,
      params,
      email,
      mail,
      path,
      mails: () => sent.filter(({ to }) => to === email),
      seen: () => desk(readDeskRequest, { params }),
      work: (also?: HotelJob) => work(requestId, also),
      answer: async (fields: Record<string, string>) => {
        const answer = await post(path, { seen: '0', ...fields })
        await work(requestId)
        return answer
      },
    }
  }
  return { desk, get, post, linked, sent, submitted, ...decidingOn(desk) }
}

type Seen = { params: { id: RequestId }; seen: () => Promise<{ version: number; finalPrice: number }> }

/** What a clerk decides about a request whose hotel was asked. */
function decidingOn(desk: ReturnType<Awaited<ReturnType<typeof openDrafting>>['callAs']>) {
  return {
    accept: async ({ params, seen }: Seen, changes: object = {}) => {
      const { version, finalPrice } = await seen()
      return desk(acceptRequest, { params, body: { version, finalPrice, hotelConfirmationNumber: '', ...changes } })
    },
    reject: async ({ params, seen }: Seen, changes: object = {}) => {
      const { version } = await seen()
      return desk(rejectRequest, { params, body: { version, reasonId: 1, reason: 'The hotel is full.', ...changes } })
    },
    offer: async ({ params, seen }: Seen, total: number, changes: object = {}) => {
      const { version } = await seen()
      const until = new Date(Date.now() + 3_600_000).toISOString()
      return desk(offerPrice, {
        params,
        body: { version, price: { total }, reason: 'The hotel raised it.', until, ...changes },
      })
    },
  }
}

/** A whole yes, as a hotel types it. */
export const typedYes = () =>
  ({ says: 'yes', hold: inLocalDays(2), number: 'GC-7', name: 'Elif Demir', note: 'Christmas week' }) as const

/** As a browser writes a time at the hotel: so many days from now, at six in the evening. */
export function inLocalDays(days: number): string {
  return `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T18:00`
}
