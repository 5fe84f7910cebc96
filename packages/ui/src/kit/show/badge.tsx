import type { ReactNode } from 'react'

const tones = {
  neutral: 'bg-sunken text-soft',
  primary: 'bg-primary-soft text-on-primary-soft',
  secondary: 'bg-secondary-soft text-on-secondary-soft',
  accent: 'bg-accent-soft text-on-accent-soft',
  error: 'bg-error-soft text-on-error-soft',
} as const

/** A fact in a word or two: "Adult", "+€2", "Inactive". States of a request are chips; numbers are counts. */
export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex h-5.25 items-center rounded-tag px-2 text-micro font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
