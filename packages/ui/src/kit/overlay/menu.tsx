import type { LucideIcon } from 'lucide-react'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
  Separator,
  type MenuItemProps as AriaMenuItemProps,
  type PopoverProps,
} from 'react-aria-components'
import { Icon } from '#kit/show/icon.tsx'
import { Popover } from '#kit/overlay/popover.tsx'

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement
  /** Read out when the menu opens. */
  label: string
  children: ReactNode
  placement?: PopoverProps['placement']
}

/** `<Menu trigger={<IconButton …/>} label="…"><MenuItem onAction={…}>…</MenuItem></Menu>` */
export function Menu({ trigger, label, children, placement = 'bottom end' }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement={placement} className="min-w-52">
        <AriaMenu aria-label={label} className="p-1.5 outline-none">
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

type MenuItemProps = Omit<AriaMenuItemProps, 'children' | 'className' | 'style'> & {
  children: ReactNode
  icon?: LucideIcon
  /** More about it, on a line of its own. */
  note?: ReactNode
  isDanger?: boolean
}

export function MenuItem({ children, icon, note, isDanger = false, ...props }: MenuItemProps) {
  const colours = isDanger
    ? 'text-error focused:bg-error-soft focused:text-on-error-soft'
    : 'text-ink focused:bg-sunken'
  return (
    <AriaMenuItem
      {...props}
      textValue={props.textValue ?? (typeof children === 'string' ? children : undefined)}
      className={`flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1 font-medium outline-none disabled:opacity-50 pointer-coarse:min-h-11 ${colours}`}
    >
      {({ isSelected }) => (
        <>
          {icon && <Icon of={icon} size={17} className={isDanger ? '' : 'text-muted'} />}
          <span className="min-w-0 grow">
            {children}
            {note !== undefined && (
              <span className="block max-w-96 truncate text-small font-normal text-muted">{note}</span>
            )}
          </span>
          {isSelected && <Icon of={Check} size={16} className="text-primary" />}
        </>
      )}
    </AriaMenuItem>
  )
}

type MenuChoiceProps<Choice extends string> = {
  title: string
  choice: Choice
  choices: readonly { value: Choice; label: string; icon?: LucideIcon }[]
  onChoose: (choice: Choice) => void
}

/** A group of items of which one is ticked: the theme, the order of a list. */
export function MenuChoice<Choice extends string>({ title, choice, choices, onChoose }: MenuChoiceProps<Choice>) {
  return (
    <AriaMenuSection
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[choice]}
      onSelectionChange={(keys) => {
        const chosen = choices.find(({ value }) => keys !== 'all' && keys.has(value))
        if (chosen) onChoose(chosen.value)
      }}
    >
      <Header className="px-2.5 pt-1.5 pb-1 text-small font-medium text-muted">{title}</Header>
      {choices.map(({ value, label, icon }) => (
        <MenuItem key={value} id={value} icon={icon}>
          {label}
        </MenuItem>
      ))}
    </AriaMenuSection>
  )
}

export function MenuLine() {
  return <Separator className="mx-1 my-1.5 border-t border-line" />
}
