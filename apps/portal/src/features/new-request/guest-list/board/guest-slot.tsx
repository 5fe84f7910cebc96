import { CircleCheck, GripVertical, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '@sarai/ui/kit/button/icon-button.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { Menu } from '@sarai/ui/kit/overlay/menu.tsx'
import { MenuItem } from '@sarai/ui/kit/overlay/menu-parts.tsx'
import { useGuestListWords } from '#features/new-request/guest-list/guest-list-words.ts'
import type { Spot } from '#features/new-request/guest-list/placing/move-guest.ts'

/** A place that a guest can be moved to, as a menu names it. */
export type Target = { label: string; spot: Spot | 'waiting' }

type GuestSlotProps = {
  name: string
  isOpen: boolean
  targets: readonly Target[]
  onMove: (to: Spot | 'waiting') => void
  badge?: ReactNode
}

/** One guest in a place: whether all is clear about them, and a handle that moves them. */
export function GuestSlot({ name, isOpen, targets, onMove, badge }: GuestSlotProps) {
  const t = useGuestListWords()
  return (
    <>
      <Menu
        label={t('move', { guest: name })}
        placement="bottom start"
        trigger={
          <IconButton
            icon={GripVertical}
            label={t('move', { guest: name })}
            size="small"
            hasTooltip={false}
            className="-ms-1.5 text-muted"
          />
        }
      >
        {targets.map(({ label, spot }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two guests may have one name
          <MenuItem key={index} onAction={() => onMove(spot)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      <Icon of={isOpen ? TriangleAlert : CircleCheck} size={17} className={isOpen ? 'text-warning' : 'text-success'} />
      <span className="sr-only">{t(isOpen ? 'unclearGuest' : 'clearGuest')}</span>
      <span className="min-w-0 grow truncate font-medium">
        <bdi>{name}</bdi>
      </span>
      {badge}
    </>
  )
}
