import { useEffect, useState } from 'react'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { mayActAs } from '@sarai/domain/people/colleague.ts'
import { ThreadPanel } from '@sarai/frame/thread/thread-panel.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { conversationOf } from '#features/requests/details/note-calls.ts'
import { useProfile } from '#shared/profile.ts'
import { UploadsLeft } from '#shared/uploads-left/uploads-left.tsx'

type MessagesCardProps = {
  of: RequestDetails
  /** Where they are a page of their own, it opens at them: what stands above is scrolled away, and the field is in view. */
  isPage: boolean
  className?: string
}

/** What the agency and the desk write to each other about a request [req-06]. */
export function MessagesCard({ of: request, isPage, className = '' }: MessagesCardProps) {
  const t = useDetailsWords()
  const { data: profile } = useProfile()
  const [card, setCard] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (isPage) card?.scrollIntoView()
  }, [isPage, card])
  if (profile === undefined) return null
  const mayAnswer = mayActAs(profile.Role, 'agent')
  const why = request.TakesNotes ? (mayAnswer ? undefined : t('messagesForAgents')) : t('messagesClosed')
  return (
    <div ref={setCard} className={`min-w-0 scroll-mt-28 max-lg:min-h-[calc(100dvh-12rem)] ${className}`}>
      <CardSection title={t('messages')} className="flex min-w-0 flex-col">
        <ThreadPanel
          of={conversationOf(request.Id, mayAnswer)}
          owner={profile.UserName}
          empty={t('messagesEmpty')}
          otherSide={t('desk')}
          filesLeft={(sent) => <UploadsLeft sent={sent} />}
          closed={why && <Callout>{why}</Callout>}
          className="max-lg:max-h-[max(24rem,calc(100dvh-15.5rem))] lg:max-h-[42rem]"
        />
      </CardSection>
    </div>
  )
}
