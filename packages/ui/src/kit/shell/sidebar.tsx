import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { IconButton } from '#kit/button/icon-button.tsx'
import { useKitWords } from '#kit/kit-words.ts'
import { ButtonLink } from '#kit/button/link.tsx'
import { BrandLink } from '#kit/shell/brand-link.tsx'
import { NavList } from '#kit/shell/nav-list.tsx'
import { NoticeBox } from '#kit/shell/notice-box.tsx'
import type { SidebarParts } from '#kit/shell/shell-parts.ts'
import { SmallPrint } from '#kit/shell/small-print.tsx'
import { UserBlock } from '#kit/shell/user-block.tsx'
import { Tooltip } from '#kit/overlay/tooltip.tsx'

type SidebarProps = SidebarParts & { isMini: boolean; onToggle: () => void }

/** The sidebar of wide screens: 252 px, or 72 px with tooltips. The phone's is shell/drawer.tsx. */
export function Sidebar({ isMini, onToggle, ...parts }: SidebarProps) {
  const t = useKitWords()
  const { mainAction, notice } = parts
  return (
    <aside
      data-form={isMini ? 'mini' : 'full'}
      className={`sticky top-0 flex h-dvh shrink-0 flex-col overflow-y-auto border-e border-line bg-surface px-3.5 pt-4.5 pb-3 print:hidden ${isMini ? 'w-18' : 'w-63'}`}
    >
      <div className={`flex ${isMini ? 'flex-col items-center' : 'items-start justify-between'}`}>
        <BrandLink href={parts.homeHref} note={parts.productNote} isMini={isMini} />
        <IconButton
          size="small"
          icon={isMini ? PanelLeftOpen : PanelLeftClose}
          label={isMini ? t('expandMenu') : t('collapseMenu')}
          aria-expanded={!isMini}
          onPress={onToggle}
          className={isMini ? 'mb-3' : 'mt-1'}
        />
      </div>
      {mainAction && (
        <Tooltip words={mainAction.label} placement="end" isDisabled={!isMini}>
          <ButtonLink
            variant="primary"
            isWide
            href={mainAction.href}
            icon={mainAction.icon}
            aria-label={isMini ? mainAction.label : undefined}
            className={isMini ? 'px-0!' : ''}
          >
            {!isMini && mainAction.label}
          </ButtonLink>
        </Tooltip>
      )}
      <NavList groups={parts.groups} isMini={isMini} />
      <div className="mt-auto pt-4">
        {notice && <NoticeBox notice={notice} isMini={isMini} />}
        <UserBlock user={parts.user} isMini={isMini} />
        {!isMini && <SmallPrint version={parts.version} />}
      </div>
    </aside>
  )
}
