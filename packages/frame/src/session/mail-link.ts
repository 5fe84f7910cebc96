import { replace, type LoaderFunctionArgs } from 'react-router'
import { CallFailed } from '@sarai/wire/core/client.ts'

export type MailLink = Readonly<Record<string, string>>

let taken: MailLink = {}
let takenFrom: { path: string; search: string } | undefined

/**
 * A loader that takes what a mail's link carries out of the address at once, before anything is drawn: a token does
 * not belong into the history, a picture of the screen or a Referer header. It is kept for as long as the tab lives.
 */
export function takeMailLink({ request }: LoaderFunctionArgs): MailLink | Response {
  const { pathname, search, searchParams } = new URL(request.url)
  if (searchParams.size === 0) return taken
  taken = Object.fromEntries(searchParams)
  takenFrom = { path: pathname, search }
  return replace('.')
}

/** What was taken out of this address, for a page that has to be loaded anew: `?userId=…&token=…`. */
export function linkTakenFrom(path: string): string | undefined {
  return takenFrom?.path === path ? takenFrom.search : undefined
}

/** Used, replaced, too old, or cut short on its way through a mail program. Anything else is worth another try. */
export function isBadLink(error: Error | undefined): boolean {
  if (!(error instanceof CallFailed)) return false
  return error.code === 'LINK_INVALID' || error.fields.some((name) => /^(token|userId)$/i.test(name))
}
