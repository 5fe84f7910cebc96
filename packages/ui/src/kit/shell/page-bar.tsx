import type { ReactNode } from 'react'

/**
 * The one action of a page in reach of a thumb, with what it is about beside it. On a phone it takes the place of the
 * tabs (bottom-bar.tsx), which stand in the menu as well; wider pages have room for their buttons.
 */
export function PageBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-page-bar
      className="fixed inset-x-0 bottom-0 z-30 box-content flex h-17 items-center gap-3.5 border-t border-line bg-surface px-3.5 pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      {children}
    </div>
  )
}
