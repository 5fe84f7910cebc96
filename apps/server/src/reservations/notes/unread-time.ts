/** For how long a message may stay unread before a mail tells of it. */
export const mailAfterMs = 15 * 60_000
