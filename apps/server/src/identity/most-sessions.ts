/** Of one person. Nobody has more browsers, and whatever ends all sessions must have an end itself. */
const mostSessions = 50

/** The open ones beyond that, those that were used longest ago; not such as another login is about to end. */
export const tooManySessions = (table: 'agency_session' | 'staff_session', owner: string) => `
  select id from ${table} where ${owner} and ended_at is null
  order by renewed_at desc, id offset ${mostSessions} for no key update skip locked`
