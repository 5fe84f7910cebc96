import { Lock, LockOpen } from 'lucide-react'
import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { ThreadPanel } from '@sarai/frame/thread/thread-panel.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { conversationAbout, useOpening } from '#features/requests/thread/thread-calls.ts'
import { ReplyMenu, type Answered } from '#features/requests/thread/reply-menu.tsx'
import { useTalkWords } from '#features/requests/thread/thread-words.ts'
import { useProfile } from '#shared/profile.ts'

/** Long enough that whoever walks through a list has not read everything for the whole desk. */
const readAfterMs = 2_000

type Talked = Pick<DeskRequest, 'id' | 'number' | 'version' | 'state' | 'takesNotes'> & Answered

/** What the desk and the agency write to each other about a request. */
export function MessagesCard({ of: request, className = '' }: { of: Talked; className?: string }) {
  const t = useTalkWords()
  const { data: profile } = useProfile()
  const { write, isPending } = useOpening(request)
  const mayClose = request.state === 'Confirmed' && request.takesNotes
  if (profile === undefined) return null
  return (
    <CardSection
      title={t('title')}
      note={mayClose && t('reopened')}
      actions={
        mayClose && (
          <Button size="small" icon={Lock} onPress={() => write('close')} isPending={isPending}>
            {t('close')}
          </Button>
        )
      }
      className={`flex min-w-0 flex-col ${className}`}
    >
      <ThreadPanel
        key={request.id}
        of={conversationAbout(request.id)}
        owner={`staff-${profile.id}`}
        empty={t('empty')}
        otherSide={t('agency')}
        readAfterMs={readAfterMs}
        tools={({ put }) => <ReplyMenu to={request} put={put} />}
        closed={
          request.takesNotes ? undefined : (
            <Callout
              actions={
                <Button size="small" icon={LockOpen} onPress={() => write('reopen')} isPending={isPending}>
                  {t('reopen')}
                </Button>
              }
            >
              {t('closed')}
            </Callout>
          )
        }
        className="max-h-[42rem]"
      />
    </CardSection>
  )
}
