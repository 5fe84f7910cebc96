import type { ReactNode } from 'react'

/** The head of a page before the login. Every navigation moves the focus to the title. */
export function AuthHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header>
      <h1 tabIndex={-1} className="text-[1.625rem] leading-snug font-bold text-balance outline-none">
        {title}
      </h1>
      {children && <p className="text-soft">{children}</p>}
    </header>
  )
}
