import { useMemo, type ReactNode, type RefObject } from 'react'
import { Tooltip, TooltipTriggerStateContext, type TooltipProps } from 'react-aria-components'

type TooltipBoxProps = {
  id: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  triggerRef: RefObject<Element | null>
  placement?: TooltipProps['placement']
  children: ReactNode
}

export function TooltipBox({ isOpen, onOpenChange, ...box }: TooltipBoxProps) {
  const state = useMemo(
    () => ({ isOpen, shouldSkipAnimation: false, open: () => onOpenChange(true), close: () => onOpenChange(false) }),
    [isOpen, onOpenChange],
  )
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip
        {...box}
        offset={8}
        className="max-w-64 rounded-control bg-ink px-2.5 py-1 text-small font-medium text-page shadow-mid transition-opacity duration-150 entering:opacity-0 exiting:opacity-0"
      />
    </TooltipTriggerStateContext>
  )
}
