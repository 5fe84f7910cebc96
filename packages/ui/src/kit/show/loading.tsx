import type { ReactNode } from 'react'
import { useKitWords } from '#kit/kit-words.ts'

type LoadingProps = {
  children: ReactNode
  className?: string
  /** It was waited for already: show it at once. */
  isOverdue?: boolean
}

/**
 * Wraps skeletons drawn in the shape of what will come. They begin to show after 30 ms, so that a quick answer does not
 * flash, and are there within a tenth of a second; a screen reader hears "Loading…" once.
 */
export function Loading({ children, className = '', isOverdue = false }: LoadingProps) {
  const t = useKitWords()
  return (
    <div aria-busy className={`${isOverdue ? '' : 'animate-[appear_30ms_30ms_both]'} ${className}`}>
      <output className="sr-only">{t('loading')}</output>
      {children}
    </div>
  )
}
