import { CloudCheck, CloudOff, RefreshCw } from 'lucide-react'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import type { SaverState } from '#features/new-request/saved-draft/saver-state.ts'
import { useSavedWords, useSayWhen } from '#features/new-request/saved-draft/saved-words.ts'

type DraftStatusProps = { status: SaverState['status']; savedAt: string | undefined }

/** Whoever cannot see it is told only what is wrong: each pause in typing is no news. */
export function DraftStatus({ status, savedAt }: DraftStatusProps) {
  const t = useSavedWords()
  const sayWhen = useSayWhen()
  const isFailed = status === 'failed'
  return (
    <div className="-mt-1.5 min-h-5 text-small text-muted sm:-mt-2.5">
      <output className="block">
        {isFailed && <Line icon={CloudOff} text={t('notSaved')} className="text-on-warning-soft" />}
      </output>
      {status === 'saving' && <Line icon={RefreshCw} text={t('saving')} />}
      {status === 'saved' && savedAt !== undefined && (
        <Line icon={CloudCheck} text={t('saved', { time: sayWhen(savedAt) })} />
      )}
    </div>
  )
}

function Line({ icon, text, className = '' }: { icon: typeof CloudOff; text: string; className?: string }) {
  return (
    <p className={`flex items-center justify-end gap-1.5 ${className}`}>
      <Icon of={icon} size={14} />
      {text}
    </p>
  )
}
