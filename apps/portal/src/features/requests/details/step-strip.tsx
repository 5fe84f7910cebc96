import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'

export type Look = { icon: LucideIcon; colours: string }

type StripProps = { look: Look; title: string; text?: ReactNode; children?: ReactNode }

export function StepStrip({ look: { icon, colours }, title, text, children }: StripProps) {
  const t = useDetailsWords()
  return (
    <section
      aria-label={t('whatNext')}
      className={`flex flex-wrap items-center gap-x-5 gap-y-3 px-3.5 py-3.5 sm:px-4.5 ${colours}`}
    >
      <div className="flex min-w-0 grow basis-64 items-center gap-3.5">
        <span className="grid size-11 shrink-0 place-items-center rounded-inner bg-surface">
          <Icon of={icon} size={22} />
        </span>
        <div className="min-w-0">
          <p className="text-micro font-semibold">{t('whatNext')}</p>
          <p className="text-h3 font-semibold text-ink">{title}</p>
          {text && (
            <p dir="auto" className="text-small wrap-anywhere">
              {text}
            </p>
          )}
        </div>
      </div>
      {children}
    </section>
  )
}
