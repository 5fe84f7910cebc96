import { useState, type ReactNode } from 'react'
import { useParams } from 'react-router'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { mayActAs } from '@sarai/domain/people/colleague.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { useProblemSentence } from '@sarai/frame/failure/problem-sentence.ts'
import { RecordPage } from '@sarai/frame/data/record-page.tsx'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { StateChip } from '@sarai/ui/booking/state-chip.tsx'
import { ButtonLink } from '@sarai/ui/kit/button/link.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { useChangeWords } from '#features/new-request/change/change-words.ts'
import { useProfile } from '#shared/profile.ts'
import { useActions, useRequest } from '#shared/one-request.ts'

export const detailsOf = (requestId: number | string) => `/reservations/reservation-details/${requestId}`

type ChangeFrameProps = {
  title: string
  action: 'change-stay' | 'change-details'
  children: (request: RequestDetails) => ReactNode
}

/** A number that no request can have is looked for as one that nobody has: the page says that there is none. */
const noRequest = Number.MAX_SAFE_INTEGER

/** The page of a change: which request, whether it may be changed at all, and why not. */
export function ChangeFrame({ title, action, children }: ChangeFrameProps) {
  const t = useChangeWords()
  const { language } = useLanguage()
  const { requestId = '' } = useParams()
  const id = /^[1-9]\d{0,14}$/.test(requestId) ? Number(requestId) : noRequest
  const query = useRequest(id)
  const { data: request } = query
  return (
    <RecordPage
      of={query}
      back={
        request
          ? { href: detailsOf(id), label: t('toRequest', { number: request.RequestNumber }) }
          : { href: '/reservations/list', label: t('request') }
      }
      kind={title}
      header={
        request && {
          title,
          badge: <StateChip state={request.State} />,
          note: t.rich('stayNote', {
            hotel: <bdi>{request.HotelName}</bdi>,
            dates: showDateRange(language, calendarDay(request.CheckInDate), calendarDay(request.CheckOutDate)),
          }),
        }
      }
    >
      {(known) => <Allowed key={known.Id} {...{ action, children }} of={known} />}
    </RecordPage>
  )
}

function Allowed({ of: request, action, children }: Omit<ChangeFrameProps, 'title'> & { of: RequestDetails }) {
  const t = useChangeWords()
  const sayProblem = useProblemSentence()
  const profile = useProfile()
  const actions = useActions(request.Id)
  const why = actions.data?.find(({ Action }) => Action === action)?.Why
  const isAgent = profile.data !== undefined && mayActAs(profile.data.Role, 'agent')
  const isAllowed = isAgent && actions.data !== undefined && !why
  const [wasAllowed, setWasAllowed] = useState(false)
  if (isAllowed && !wasAllowed) setWasAllowed(true)
  const failed = [profile, actions].find(({ isError, data }) => isError && data === undefined)
  if (failed) {
    return (
      <Card>
        <LoadError of={failed} />
      </Card>
    )
  }
  if (profile.data === undefined || actions.data === undefined) {
    return (
      <Loading>
        <Skeleton className="h-60 w-full rounded-card" />
      </Loading>
    )
  }
  return (
    <div className="grid gap-3.5 sm:gap-5">
      {!isAllowed && (
        <Callout
          tone="info"
          title={t('notNow')}
          isNews={wasAllowed}
          actions={
            <ButtonLink size="small" href={detailsOf(request.Id)}>
              {t('back')}
            </ButtonLink>
          }
        >
          {isAgent && why ? sayProblem(why) : t('onlyAgents')}
        </Callout>
      )}
      {/* What was typed stays, also where it can no longer be sent: the server refuses it anyway. */}
      {(isAllowed || wasAllowed) && children(request)}
    </div>
  )
}
