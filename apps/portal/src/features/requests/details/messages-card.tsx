import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { mayActAs } from '@sarai/domain/people/colleague.ts'
import { ThreadPanel } from '@sarai/frame/thread/thread-panel.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { conversationOf } from '#features/requests/details/note-calls.ts'
import { useProfile } from '#shared/profile.ts'

/** What the agency and the desk write to each other about a request [req-06]. */
export function MessagesCard({ of: request, className = '' }: { of: RequestDetails; className?: string }) {
  const t = useDetailsWords()
  const { data: profile } = useProfile()
  if (profile === undefined) return null
  const mayAnswer = mayActAs(profile.Role, 'agent')
  const why = request.TakesNotes ? (mayAnswer ? undefined : t('messagesForAgents')) : t('messagesClosed')
  return (
    <CardSection title={t('messages')} className={`flex min-w-0 flex-col ${className}`}>
      <ThreadPanel
        of={conversationOf(request.Id, mayAnswer)}
        owner={profile.UserName}
        empty={t('messagesEmpty')}
        otherSide={t('desk')}
        closed={why && <Callout>{why}</Callout>}
        className="lg:max-h-[42rem]"
      />
    </CardSection>
  )
}
