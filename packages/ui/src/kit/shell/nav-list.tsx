import { Link as AriaLink } from 'react-aria-components'
import { Count } from '#kit/show/count.tsx'
import { Icon } from '#kit/show/icon.tsx'
import { useKitWords } from '#kit/kit-words.ts'
import type { NavEntry, SidebarParts } from '#kit/shell/shell-parts.ts'
import { Tooltip } from '#kit/overlay/tooltip.tsx'

type NavListProps = { groups: SidebarParts['groups']; isMini: boolean; onGo?: () => void }

export function NavList({ groups, isMini, onGo }: NavListProps) {
  const t = useKitWords()
  return (
    <nav aria-label={t('mainNavigation')} className="mt-3.5 grid gap-3">
      {groups.map((entries, index) => (
        <ul
          key={entries[0]?.href ?? index}
          className="grid gap-0.5 not-first:border-t not-first:border-line not-first:pt-3"
        >
          {entries.map((entry) => (
            <li key={entry.href}>
              <NavLink entry={entry} isMini={isMini} onGo={onGo} />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}

const current =
  'bg-primary-soft font-semibold text-on-primary-soft before:absolute before:inset-y-2.25 before:-start-3.5 before:w-0.75 before:rounded-e-[3px] before:bg-primary'

function NavLink({ entry, isMini, onGo }: { entry: NavEntry; isMini: boolean; onGo?: () => void }) {
  const { href, label, icon, isCurrent = false, count = 0, countLabel, isHot = false } = entry
  const tone = isHot ? 'hot' : 'quiet'
  return (
    <Tooltip words={label} placement="end" isDisabled={!isMini}>
      <AriaLink
        href={href}
        onPress={onGo}
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={isMini ? [label, countLabel].filter(Boolean).join(', ') : undefined}
        className={`relative flex h-10 items-center gap-2.75 rounded-control px-2.5 font-medium transition-colors pointer-coarse:h-11 ${isMini ? 'justify-center' : ''} ${isCurrent ? current : 'text-soft hover:bg-surface-2 hover:text-ink'}`}
      >
        <Icon of={icon} />
        {!isMini && <span className="grow">{label}</span>}
        {!isMini && <Count value={count} tone={tone} label={countLabel} />}
        {isMini && count > 0 && <MiniDot isHot={isHot} />}
      </AriaLink>
    </Tooltip>
  )
}

/** A mini sidebar has no room for a number; the tooltip and the accessible name keep it. */
function MiniDot({ isHot }: { isHot: boolean }) {
  return (
    <span
      className={`absolute end-2 top-1.5 size-2.5 rounded-full border-2 border-surface ${isHot ? 'bg-accent' : 'bg-line-strong'}`}
    />
  )
}
