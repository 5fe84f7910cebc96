import { inDatabase } from './database.ts'

/** A walk cannot wait for half an hour, or for two days: the time of every link to this address is over from now on. */
export function letLinksExpire(email: string): Promise<void> {
  return inDatabase(async (sql) => {
    await sql(`update invitation set expires_at = now() - interval '1 minute' where email = $1`, [email])
    await sql(`update account_link set expires_at = now() - interval '1 minute' where email = $1`, [email])
  })
}

/** Some hours, for a price on offer that nobody has answered: the worker finds it within a second. */
export function letOfferPass(requestId: number): Promise<void> {
  return inDatabase(async (sql) => {
    const past = `now() - interval '1 second'`
    await sql(`update request set offer_until = ${past} where id = $1`, [requestId])
    await sql(`update request_clock set due_at = ${past} where request_id = $1 and clock = 'offer'`, [requestId])
  })
}

/** A day, for a request that should have been paid by then: the worker finds it within a second. */
export function letDeadlinePass(requestId: number): Promise<void> {
  return inDatabase(async (sql) => {
    const past = `now() - interval '1 second'`
    await sql(`update request set deadline_at = ${past} where id = $1`, [requestId])
    await sql(`update request_clock set due_at = ${past} where request_id = $1 and clock = 'payment'`, [requestId])
  })
}

/** Two hours, for a hotel that has not answered its link: it is reminded. */
export function letReminderCome(requestId: number): Promise<void> {
  return inDatabase(async (sql) => {
    await sql(
      `update graphile_worker._private_jobs job set run_at = now() from graphile_worker._private_tasks task
       where task.id = job.task_id and task.identifier = 'remind-hotel' and payload ->> 'requestId' = $1`,
      [`${requestId}`],
    )
  })
}

/** Four hours: whoever is still silent has to be called. */
export function letCallCome(requestId: number): Promise<void> {
  return inDatabase(async (sql) => {
    await sql(`update hotel_question set call_at = now() - interval '1 minute' where request_id = $1`, [requestId])
  })
}

/** A quarter of an hour in which nobody at the agency reads what the desk wrote: a mail tells of it. */
export function letMessageWait(requestId: number): Promise<void> {
  return inDatabase(async (sql) => {
    await sql(`update unread_notes set first_note_at = first_note_at - interval '15 minutes' where request_id = $1`, [
      requestId,
    ])
    await sql(
      `update graphile_worker._private_jobs set run_at = now()
       where payload ->> 'requestId' = $1 and payload ->> 'mail' = 'notes-unread'`,
      [`${requestId}`],
    )
  })
}
