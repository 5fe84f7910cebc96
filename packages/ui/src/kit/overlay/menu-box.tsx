import { Check } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Separator,
  type PopoverProps,
} from 'react-aria-components'
import { MenuParts, type MenuChoiceProps, type MenuItemProps } from '#kit/overlay/menu-parts.tsx'
import { Icon } from '#kit/show/icon.tsx'
import { Popover } from '#kit/overlay/popover.tsx'

export type MenuBoxProps = {
  id: string
  /** Read out when the menu opens. */
  label: string
  children: ReactNode
  placement?: PopoverProps['placement']
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  triggerRef: RefObject<Element | null>
  /** The item that has the focus first; none of them, but the menu itself, after a press with a mouse. */
  focus: 'first' | 'last' | null
}

const parts = { MenuItem, MenuChoice, MenuLine }

export function MenuBox({ id, label, focus, children, ...popover }: MenuBoxProps) {
  return (
    <Popover {...popover} trigger="MenuTrigger" aria-label={label} className="min-w-52">
      <MenuParts value={parts}>
        <AriaMenu
          id={id}
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened a moment ago to be used
          autoFocus={focus ?? true}
          onClose={() => popover.onOpenChange(false)}
          className="p-1.5 outline-none"
        >
          {children}
        </AriaMenu>
      </MenuParts>
    </Popover>
  )
}

function MenuItem({ children, icon, note, isDanger = false, ...props }: MenuItemProps) {
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

function MenuChoice<Choice extends string>({ title, choice, choices, onChoose }: MenuChoiceProps<Choice>) {
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

function MenuLine() {
  return <Separator className="mx-1 my-1.5 border-t border-line" />
}
