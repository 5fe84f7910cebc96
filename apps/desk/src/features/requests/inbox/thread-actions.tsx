import { CheckCheck, UserRoundCheck } from 'lucide-react'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useShortcuts } from '@sarai/ui/kit/commands/shortcuts.tsx'
import { useInboxWords } from '#features/requests/inbox/inbox-words.ts'
import { useTalkWords } from '#features/requests/thread/thread-words.ts'
import { useProfile } from '#shared/profile.ts'

type Call = { write: (id: number) => void; isPending: boolean }
type ThreadActionsProps = {
  /** Of the request or the ticket. */
  number: string
  assignedTo: { id: number } | null | undefined
  /** To whom. */
  assign: Call
  /** Up to which message. */
  settle: Call
  /** The last message, where the other side waits for an answer to it. */
  unanswered: number | undefined
}

/** To take what is shown beside the list, and to settle it without an answer: by button and by key. */
export function ThreadActions({ number, assignedTo, assign, settle, unanswered }: ThreadActionsProps) {
  const t = useInboxWords()
  const talk = useTalkWords()
  const { data: profile } = useProfile()
  const me = profile === undefined || assignedTo?.id === profile.id ? undefined : profile.id
  useShortcuts(number, [
    ...(me !== undefined && !assign.isPending
      ? [{ keys: ['KeyT'] as const, label: t('take'), onPress: () => assign.write(me) }]
      : []),
    ...(unanswered !== undefined && !settle.isPending
      ? [{ keys: ['KeyE'] as const, label: talk('done'), onPress: () => settle.write(unanswered) }]
      : []),
  ])
  return (
    <>
      {me !== undefined && (
        <Button size="small" icon={UserRoundCheck} onPress={() => assign.write(me)} isPending={assign.isPending}>
          {t('take')}
        </Button>
      )}
      {unanswered !== undefined && (
        <Button size="small" icon={CheckCheck} onPress={() => settle.write(unanswered)} isPending={settle.isPending}>
          {talk('done')}
        </Button>
      )}
    </>
  )
}
