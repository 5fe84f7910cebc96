import type { ReactNode } from 'react'
import { useKitWords } from '#kit/kit-words.ts'

/**
 * Wraps skeletons drawn in the shape of what will come. They show only after 300 ms, so that a quick answer does not
 * flash; a screen reader hears "Loading…" once.
 */
export function Loading({ children, className = '' }: { children: ReactNode; className?: string }) {
  const t = useKitWords()
  return (
    <div aria-busy className={`animate-[appear_200ms_300ms_both] ${className}`}>
      <output className="sr-only">{t('loading')}</output>
      {children}
    </div>
  )
}
