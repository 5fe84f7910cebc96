import { useEffect, useState, type ReactNode } from 'react'
import { useKeptChoice } from '#kit/kept-choice.ts'
import { useIsBelowLarge, useIsPhone } from '#kit/media-query.ts'
import { BottomBar } from '#kit/shell/bottom-bar.tsx'
import { Drawer } from '#kit/shell/drawer.tsx'
import type { SidebarParts } from '#kit/shell/shell-parts.ts'
import { Sidebar } from '#kit/shell/sidebar.tsx'
import { contentId, SkipLink } from '#kit/shell/skip-link.tsx'
import { TopBar, type TopBarParts } from '#kit/shell/top-bar.tsx'

export type ShellProps = SidebarParts &
  Omit<TopBarParts, 'user' | 'homeHref'> & {
    /** Under the top bar, across the page: "You are offline". */
    strip?: ReactNode
    /** The page shows a list and what was chosen of it side by side: it needs the room. */
    isSplit?: boolean
    children: ReactNode
  }

/**
 * The frame of both apps. Its links are React Aria links: the app wraps it in React Aria's RouterProvider with its own
 * router's navigate.
 *
 * The sidebar is mini on medium screens, where the toggle opens the drawer; on large ones the user's choice is kept, one
 * for split pages, where it begins mini, and one for all others.
 */
export function Shell({ strip, isSplit = false, children, searchHint, onSearch, extras, ...parts }: ShellProps) {
  const isPhone = useIsPhone()
  const isBelowLarge = useIsBelowLarge()
  const usual = useKeptChoice('sarai.sidebar', ['full', 'mini'], 'full')
  const besides = useKeptChoice('sarai.sidebar-split', ['full', 'mini'], 'mini')
  const [sidebar, setSidebar] = isSplit ? besides : usual
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const isMini = isBelowLarge || sidebar === 'mini'
  const sidebarWidth = isMini ? '4.5rem' : '15.75rem'
  useBarSizes(isPhone ? '0px' : sidebarWidth, isPhone ? 'calc(4.25rem + env(safe-area-inset-bottom))' : '0px')

  const toggle = () => (isBelowLarge ? setDrawerOpen(true) : setSidebar(isMini ? 'full' : 'mini'))
  return (
    <div className="flex min-h-dvh">
      <SkipLink />
      {!isPhone && <Sidebar {...parts} isMini={isMini} onToggle={toggle} />}
      <div className="flex min-w-0 grow flex-col pb-(--bottom-bar)">
        <TopBar
          {...{ searchHint, onSearch, extras, isPhone }}
          user={parts.user}
          homeHref={parts.homeHref}
          onMenu={() => setDrawerOpen(true)}
        />
        {strip}
        <main
          id={contentId}
          tabIndex={-1}
          className={`mx-auto w-full grow px-3.5 pt-4 pb-6 outline-none sm:px-5 sm:pt-6 sm:pb-9 lg:px-7 ${isSplit ? 'max-w-400' : 'max-w-310'}`}
        >
          {children}
        </main>
      </div>
      {isPhone && <BottomBar entries={parts.groups.flat()} mainAction={parts.mainAction} />}
      <Drawer {...parts} isOpen={isDrawerOpen && isBelowLarge} onOpenChange={setDrawerOpen} />
    </div>
  )
}

/** The room that the bars take, for what stands beside them: snackbars, the sticky bars of pages. */
function useBarSizes(sidebar: string, bottomBar: string) {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--sidebar', sidebar)
    style.setProperty('--bottom-bar', bottomBar)
    return () => {
      style.removeProperty('--sidebar')
      style.removeProperty('--bottom-bar')
    }
  }, [sidebar, bottomBar])
}
