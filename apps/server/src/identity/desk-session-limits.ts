/** A login to the desk lasts a working day at most, and an hour after its owner last did something. */
export const deskSessionHours = 12
const idleMinutes = 60

const isTooOld = `s.created_at <= now() - interval '${deskSessionHours} hours'`
const isIdle = `s.used_at <= now() - interval '${idleMinutes} minutes'`

/** Of a staff_session s, in SQL: the database's clock decides. */
export const isWithinLimits = `(not (${isTooOld}) and not (${isIdle}))`
/** Why a session that nobody ended is over, for whoever comes back to it. */
export const whyOver = `case when s.ended_at is not null then null when ${isTooOld} then 'SESSION_TOO_OLD'
    when ${isIdle} then 'SESSION_IDLE' end`
