import { Link as AriaLink } from 'react-aria-components'
import { Icon } from '#kit/show/icon.tsx'
import { ButtonLink } from '#kit/button/link.tsx'
import type { SidebarNotice } from '#kit/shell/shell-parts.ts'
import { Tooltip } from '#kit/overlay/tooltip.tsx'

type NoticeBoxProps = { notice: SidebarNotice; isMini: boolean; onGo?: () => void }

export function NoticeBox({ notice: { icon, title, text, action }, isMini, onGo }: NoticeBoxProps) {
  if (isMini) {
    return (
      <Tooltip words={title} placement="end">
        <AriaLink
          href={action.href}
          aria-label={action.label}
          className="mx-auto mb-2 grid size-10 place-items-center rounded-control bg-warning-soft text-on-warning-soft"
        >
          <Icon of={icon} />
        </AriaLink>
      </Tooltip>
    )
  }
  return (
    <div className="mx-1 mb-2.5 rounded-inner bg-warning-soft p-3 text-small text-on-warning-soft">
      <b className="mb-0.5 flex items-center gap-1.75 text-[0.8125rem] font-semibold">
        <Icon of={icon} />
        {title}
      </b>
      {text}
      <ButtonLink
        href={action.href}
        onPress={onGo}
        size="small"
        isWide
        className="mt-2 border-on-warning-soft/30 text-on-warning-soft!"
      >
        {action.label}
      </ButtonLink>
    </div>
  )
}
