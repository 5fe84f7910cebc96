import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components'
import { Popover } from '#kit/overlay/popover.tsx'

type FilterBoxProps = {
  label: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  triggerRef: RefObject<Element | null>
  children: ReactNode
}

export function FilterBox({ label, children, ...popover }: FilterBoxProps) {
  return (
    <Popover {...popover} trigger="DialogTrigger" placement="bottom start">
      <Dialog aria-label={label} className="w-80 p-4 outline-none">
        {children}
      </Dialog>
    </Popover>
  )
}
