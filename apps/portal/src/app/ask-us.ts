import type { NavigateFunction } from 'react-router'
import type { QueryClient } from '@tanstack/react-query'
import type { CallFailed } from '@sarai/wire/core/client.ts'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import type { readProfileSummary } from '@sarai/wire/portal/accounts.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import { mayActAs } from '@sarai/domain/people/colleague.ts'
import { putDraft } from '@sarai/frame/thread/kept-draft.ts'
import type { Language } from '@sarai/locale/language.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#app/help-words.en.ts'
import { fa } from '#app/help-words.fa.ts'

const ofRequest = /^\/reservations\/(?:reservation-details|modify-[a-z]+-reservation)\/(\d{1,15})\b/

export type Asking = {
  language: Language
  pathname: string
  profile: ReplyOf<typeof readProfileSummary> | undefined
  queries: QueryClient
  navigate: NavigateFunction
}

/** Leads to the messages of the request that the page is about, or to a new ticket, with what happened filled in. */
export async function askUs(problem: CallFailed, { language, pathname, profile, queries, navigate }: Asking) {
  const t = translator(language, { en, fa })
  const page = document.title.split(' · ')[0] ?? ''
  const { reference, code, tried } = problem
  const text = [
    t('happened', { sentence: problem.message }),
    t('where', { page, path: pathname }),
    t('reference', { reference, code, tried }),
    t('wish'),
    '',
  ].join('\n')
  const id = Number(ofRequest.exec(pathname)?.[1] ?? 0)
  const request = queries.getQueryData<RequestDetails>(['request', id, language])
  // Whoever may only read may open a ticket, but write on no request.
  const isReadOnly = code === 'AGENCY_READ_ONLY'
  const mayWriteThere = !isReadOnly && request?.TakesNotes && profile !== undefined && mayActAs(profile.Role, 'agent')
  if (!mayWriteThere) {
    await navigate('/support/new', {
      state: { subject: t('subject', { page }), text, ...(request && { requestId: id }) },
    })
    return
  }
  putDraft(profile.UserName, { topic: 'note', id }, text)
  await navigate(`/reservations/reservation-details/${id}?tab=messages`)
}
