import type { LucideIcon } from 'lucide-react'
import {
  cloneElement,
  createContext,
  use,
  useId,
  useRef,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'
import type { ButtonProps, MenuItemProps as AriaMenuItemProps, PopoverProps, PressEvent } from 'react-aria-components'
import { later } from '#kit/later/later.tsx'

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement
  /** Read out when the menu opens. */
  label: string
  children: ReactNode
  placement?: PopoverProps['placement']
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
  const triggerRef = useRef<HTMLElement>(null)
  const open = (from: Element, first: typeof focus) => {
    const opener = from as HTMLElement
    triggerRef.current = opener
    // Where the focus goes back to: Safari gives none to a button that is pressed.
    opener.focus({ preventScroll: true })
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

export type MenuItemProps = Omit<AriaMenuItemProps, 'children' | 'className' | 'style'> & {
  children: ReactNode
  icon?: LucideIcon
  /** More about it, on a line of its own. */
  note?: ReactNode
  isDanger?: boolean
}

export type MenuChoiceProps<Choice extends string> = {
  title: string
  choice: Choice
  choices: readonly { value: Choice; label: string; icon?: LucideIcon }[]
  onChoose: (choice: Choice) => void
}

type Parts = {
  MenuItem: ComponentType<MenuItemProps>
  MenuChoice: <Choice extends string>(props: MenuChoiceProps<Choice>) => ReactNode
  MenuLine: ComponentType
}

/** How the open menu draws what is in it. */
export const MenuParts = createContext<Parts | undefined>(undefined)

function useParts(): Parts {
  const parts = use(MenuParts)
  if (!parts) throw new Error('It stands in a Menu')
  return parts
}

export function MenuItem(props: MenuItemProps) {
  const parts = useParts()
  return <parts.MenuItem {...props} />
}

/** A group of items of which one is ticked: the theme, the order of a list. */
export function MenuChoice<Choice extends string>(props: MenuChoiceProps<Choice>) {
  const parts = useParts()
  return <parts.MenuChoice {...props} />
}

export function MenuLine() {
  const parts = useParts()
  return <parts.MenuLine />
}
