import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useQueryClient } from '@tanstack/react-query'
import type { CallFailed } from '@sarai/wire/core/client.ts'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { mayActAs } from '@sarai/domain/people/colleague.ts'
import { HelpContext } from '@sarai/frame/failure/help.ts'
import { putDraft } from '@sarai/frame/thread/kept-draft.ts'
import { useLanguage, useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#app/help-words.en.ts'
import { fa } from '#app/help-words.fa.ts'
import { useProfile } from '#shared/profile.ts'
import { requestQueries } from '#shared/one-request.ts'

const words = { en, fa }
const ofRequest = /^\/reservations\/(?:reservation-details|modify-[a-z]+-reservation)\/(\d{1,15})\b/

/**
 * Leads from a refusal that only we can put right to us, with what happened filled in: to the messages of the request
 * that the page is about, so that the desk sees both together, and otherwise to a new ticket.
 */
export function HelpProvider({ children }: { children: ReactNode }) {
  const t = useWords(words)
  const { language } = useLanguage()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { data: profile } = useProfile()

  /** Its number, where messages about it may be written by whoever asks. */
  const requestToWriteOn = (): number | undefined => {
    const id = Number(ofRequest.exec(pathname)?.[1] ?? 0)
    const request = queries.getQueryData<RequestDetails>([...requestQueries, id, language])
    return request?.TakesNotes && profile && mayActAs(profile.Role, 'agent') ? id : undefined
  }
  const ask = (problem: CallFailed) => {
    const page = document.title.split(' · ')[0] ?? ''
    const { reference, code, tried } = problem
    const text = [
      t('happened', { sentence: problem.message }),
      t('where', { page, path: pathname }),
      t('reference', { reference, code, tried }),
      t('wish'),
      '',
    ].join('\n')
    const requestId = requestToWriteOn()
    if (requestId === undefined) {
      return navigate('/support/new', { state: { subject: t('subject', { page }), text } })
    }
    putDraft(profile!.UserName, { topic: 'note', id: requestId }, text)
    return navigate(`/reservations/reservation-details/${requestId}?tab=messages`)
  }
  return (
    <HelpContext value={(problem) => ({ label: t('askUs'), onAction: () => void ask(problem) })}>
      {children}
    </HelpContext>
  )
}
