import type { ReactElement, ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger, type TooltipProps as AriaTooltipProps } from 'react-aria-components'

type TooltipProps = {
  words: ReactNode
  /** One focusable React Aria element: a Button or a Link. */
  children: ReactElement
  placement?: AriaTooltipProps['placement']
  isDisabled?: boolean
}

/** Names what an icon means. Never the only place of something that must be read: touch screens show no tooltips. */
export function Tooltip({ words, children, placement = 'top', isDisabled = false }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80} isDisabled={isDisabled}>
      {children}
      <AriaTooltip
        placement={placement}
        offset={8}
        className="max-w-64 rounded-control bg-ink px-2.5 py-1 text-small font-medium text-page shadow-mid transition-opacity duration-150 entering:opacity-0 exiting:opacity-0"
      >
        {words}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
