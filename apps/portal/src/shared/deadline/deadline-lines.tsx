import type { ReactNode } from 'react'
import { Pause, type LucideIcon } from 'lucide-react'
import { showBriefDuration } from '@sarai/locale/date/duration-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { useDeadlineWords } from '#shared/deadline/deadline-words.ts'

type DeadlineLinesProps = { icon: LucideIcon; text: string; colour?: string; children: ReactNode }

/** The time left, and beneath it what that means. */
export function DeadlineLines({ icon, text, colour = 'text-soft', children }: DeadlineLinesProps) {
  return (
    <span className="inline-grid gap-0.5">
      <span className={`flex items-center gap-1.5 text-small font-semibold ${colour}`}>
        <Icon of={icon} size={14} />
        {text}
      </span>
      <span className="text-micro text-muted">{children}</span>
    </span>
  )
}

/** A clock that stands still while money is looked for, with what it will go on with. */
export function StoppedClock({ at, heldSince }: { at: string; heldSince: string }) {
  const t = useDeadlineWords()
  const { language } = useLanguage()
  const left = Date.parse(at) - Date.parse(heldSince)
  return (
    <DeadlineLines icon={Pause} text={t('stopped')}>
      {t('kept', { time: showBriefDuration(language, Math.max(0, left)) })}
    </DeadlineLines>
  )
}
