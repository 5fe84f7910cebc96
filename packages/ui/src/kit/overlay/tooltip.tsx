import { cloneElement, useEffect, useId, useMemo, useState, type ReactElement, type ReactNode } from 'react'
import type { ButtonProps, TooltipProps as AriaTooltipProps } from 'react-aria-components'
import { later } from '#kit/later/later.tsx'

type TooltipProps = {
  words: ReactNode
  /** One focusable React Aria element: a Button or a Link. */
  children: ReactElement
  placement?: AriaTooltipProps['placement']
  isDisabled?: boolean
}

const TooltipBox = later(async () => (await import('#kit/overlay/tooltip-box.tsx')).TooltipBox)

const delayMs = 500
const closeDelayMs = 80

/**
 * Names what an icon means. Never the only place of something that must be read: touch screens show no tooltips. What it
 * opens comes after the page; React Aria's TooltipTrigger would bring it along with each button.
 */
export function Tooltip({ words, children, placement = 'top', isDisabled = false }: TooltipProps) {
  const [isOpen, setOpen] = useState(false)
  const [wish, setWish] = useState({ isOpen: false, afterMs: 0 })
  const [opener, setOpener] = useState<Element | null>(null)
  const id = useId()
  const triggerRef = useMemo(() => ({ current: opener }), [opener])
  const turn = (next: boolean, afterMs: number) => setWish({ isOpen: next, afterMs })
  useEffect(() => {
    const timer = setTimeout(() => setOpen(wish.isOpen), wish.afterMs)
    return () => clearTimeout(timer)
  }, [wish])
  useEffect(() => {
    if (!isOpen) return undefined
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setOpen(false)
    }
    document.addEventListener('keydown', close, true)
    return () => document.removeEventListener('keydown', close, true)
  }, [isOpen])
  const { props } = children as ReactElement<ButtonProps>
  const opening: ButtonProps = {
    'aria-describedby': isOpen ? id : props['aria-describedby'],
    onHoverStart: ({ target }) => {
      setOpener(target)
      turn(true, delayMs)
    },
    onHoverEnd: () => turn(false, closeDelayMs),
    onPressStart: (event) => {
      turn(false, 0)
      props.onPressStart?.(event)
    },
    onFocus: (event) => {
      setOpener(event.target)
      if (event.target.matches(':focus-visible')) turn(true, 0)
      props.onFocus?.(event)
    },
    onBlur: (event) => {
      turn(false, 0)
      props.onBlur?.(event)
    },
  }
  return (
    <>
      {cloneElement(children as ReactElement<ButtonProps>, isDisabled ? {} : opening)}
      <TooltipBox
        {...{ id, placement, triggerRef }}
        isOpen={isOpen && !isDisabled}
        onOpenChange={(next) => turn(next, next ? 0 : closeDelayMs)}
      >
        {words}
      </TooltipBox>
    </>
  )
}
