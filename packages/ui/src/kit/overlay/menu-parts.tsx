import type { LucideIcon } from 'lucide-react'
import { createContext, use, type ComponentType, type ReactNode } from 'react'
import type { MenuItemProps as AriaMenuItemProps } from 'react-aria-components'

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
