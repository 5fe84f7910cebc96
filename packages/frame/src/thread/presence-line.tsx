import { Eye, PencilLine } from 'lucide-react'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import type { Presence } from '#thread/conversation.ts'
import { useThreadWords } from '#thread/thread-words.ts'

/** One line between the messages and the field: who writes, and after them who only looks. */
export function PresenceLine({ of: { colleagues, isOtherSideWriting }, otherSide }: PresenceLineProps) {
  const t = useThreadWords()
  const writing = colleagues.filter((one) => one.isWriting).map(({ name }) => t('isWriting', { name }))
  const looking = colleagues.filter((one) => !one.isWriting).map(({ name }) => t('isHere', { name }))
  const written = isOtherSideWriting ? [t('sideIsWriting', { side: otherSide }), ...writing] : writing
  const said = [...written, ...looking]
  return (
    <output className="block text-small text-muted">
      {said.length > 0 && (
        <span className="flex items-start gap-1.5 px-3.5 pb-2 sm:px-4.5">
          <Icon of={written.length > 0 ? PencilLine : Eye} size={16} className="mt-0.5" />
          <span className="min-w-0 wrap-anywhere">{said.join(' · ')}</span>
        </span>
      )}
    </output>
  )
}

type PresenceLineProps = { of: Presence; otherSide: string }
