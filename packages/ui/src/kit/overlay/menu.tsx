import { cloneElement, useId, useMemo, useState, type ReactElement } from 'react'
import type { ButtonProps, PressEvent } from 'react-aria-components'
import { later } from '#kit/later/later.tsx'
import type { MenuBoxProps } from '#kit/overlay/menu-box.tsx'

type MenuProps = Pick<MenuBoxProps, 'label' | 'children' | 'placement'> & {
  /** The button that opens it. */
  trigger: ReactElement
}

const MenuBox = later(
  async () => (await import('#kit/overlay/menu-box.tsx')).MenuBox,
  ({ onOpenChange }) => onOpenChange(false),
)

/**
 * `<Menu trigger={<IconButton …/>} label="…"><MenuItem onAction={…}>…</MenuItem></Menu>`. What opens is code of its own,
 * which comes after the page; React Aria's MenuTrigger would bring it along with the button, so this does what it does.
 */
export function Menu({ trigger, label, children, placement = 'bottom end' }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const [focus, setFocus] = useState<'first' | 'last' | null>(null)
  const id = useId()
  const [opener, setOpener] = useState<Element | null>(null)
  const triggerRef = useMemo(() => ({ current: opener }), [opener])
  const open = (from: Element, first: typeof focus) => {
    setOpener(from)
    // Where the focus goes back to: Safari gives none to a button that is pressed.
    if (from instanceof HTMLElement) from.focus({ preventScroll: true })
    setFocus(first)
    setOpen(true)
  }
  // As the menus of the system do: a mouse opens it on its way down, a finger on its way up.
  const press = ({ type, pointerType, target }: PressEvent) => {
    const opensWith = pointerType === 'touch' ? 'press' : 'pressstart'
    if (type === opensWith && pointerType !== 'keyboard') open(target, pointerType === 'virtual' ? 'first' : null)
  }
  const opening = {
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    preventFocusOnPress: true,
    onPressStart: press,
    onPress: press,
    onKeyDown: (event) => {
      if (!['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(event.key)) return event.continuePropagation()
      event.preventDefault()
      return open(event.currentTarget, event.key === 'ArrowUp' ? 'last' : 'first')
    },
  } satisfies ButtonProps
  return (
    <>
      {cloneElement(trigger as ReactElement<ButtonProps>, opening)}
      <MenuBox {...{ id, isOpen, label, placement, triggerRef, focus }} onOpenChange={setOpen}>
        {children}
      </MenuBox>
    </>
  )
}
