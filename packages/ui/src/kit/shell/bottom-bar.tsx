import { Link as AriaLink } from 'react-aria-components'
import { Icon } from '#kit/show/icon.tsx'
import { useKitWords } from '#kit/kit-words.ts'
import type { MainAction, NavEntry } from '#kit/shell/shell-parts.ts'

type BottomBarProps = { entries: readonly NavEntry[]; mainAction?: MainAction }

/** The phone's tabs: two, the raised action, two more. */
export function BottomBar({ entries, mainAction }: BottomBarProps) {
  const t = useKitWords()
  const tabs = entries.slice(0, mainAction ? 4 : 5).map((entry) => <Tab key={entry.href} entry={entry} />)
  return (
    <nav
      aria-label={t('mainNavigation')}
      className="fixed inset-x-0 bottom-0 z-30 box-content flex h-17 items-center border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] in-[body:has([data-page-bar])]:hidden print:hidden"
    >
      {tabs.slice(0, 2)}
      {mainAction && (
        <AriaLink
          href={mainAction.href}
          aria-label={mainAction.label}
          className="mx-2 grid -translate-y-3 size-13.5 shrink-0 place-items-center rounded-[18px] bg-primary text-on-primary shadow-mid"
        >
          <Icon of={mainAction.icon} size={24} />
        </AriaLink>
      )}
      {tabs.slice(2)}
    </nav>
  )
}

function Tab({ entry: { href, label, icon, isCurrent = false, count = 0, countLabel, isHot } }: { entry: NavEntry }) {
  return (
    <AriaLink
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={`relative grid min-w-0 flex-1 justify-items-center gap-0.5 rounded-control py-1 text-[0.6875rem] ${isCurrent ? 'font-bold text-primary' : 'font-medium text-muted'}`}
    >
      <span className="relative">
        <Icon of={icon} size={20} />
        {isHot && count > 0 && (
          <span className="absolute -end-1.5 -top-1 size-2.5 rounded-full border-2 border-surface bg-accent" />
        )}
      </span>
      <span className="max-w-full truncate">{label}</span>
      {isHot && count > 0 && <span className="sr-only">{countLabel}</span>}
    </AriaLink>
  )
}
