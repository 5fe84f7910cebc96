import { setTimeout as pause } from 'node:timers/promises'

export type ReadMail = { to: string[]; from: string; subject: string; text: string; html: string; messageId: string }

/** Reads what the SMTP receiver of `npm test` has taken in. */
export async function mailsTo(address: string): Promise<ReadMail[]> {
  const answer = await fetch(`${process.env['MAIL_READER_URL']}/mails?to=${encodeURIComponent(address)}`)
  return (await answer.json()) as ReadMail[]
}

export async function mailsUntil(address: string, count: number, patienceMs = 15_000): Promise<ReadMail[]> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await pause(100)) {
    const mails = await mailsTo(address)
    if (mails.length >= count) return mails
  }
  return mailsTo(address)
}

/** The address behind the button of a mail, as its plain text gives it. */
export function linkIn(mail: ReadMail | undefined): URL {
  const address = /^https?:\S+$/m.exec(mail?.text ?? '')?.[0]
  if (address === undefined) throw new Error(`There is no link in the mail "${mail?.subject}"`)
  return new URL(address)
}
