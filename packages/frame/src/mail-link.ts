import { replace, type LoaderFunctionArgs } from 'react-router'

export type MailLink = Readonly<Record<string, string>>

let taken: MailLink = {}

/**
 * A loader that takes what a mail's link carries out of the address at once, before anything is drawn: a token does
 * not belong into the history, a picture of the screen or a Referer header. It is kept for as long as the tab lives.
 */
export function takeMailLink({ request }: LoaderFunctionArgs): MailLink | Response {
  const { searchParams } = new URL(request.url)
  if (searchParams.size === 0) return taken
  taken = Object.fromEntries(searchParams)
  return replace('.')
}
