import type { LucideIcon } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import { buttonLook, type ButtonLook } from '#kit/button/button-look.ts'
import { Icon } from '#kit/show/icon.tsx'
import { Spinner } from '#kit/show/spinner.tsx'

export type ButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style'> &
  ButtonLook & {
    children: ReactNode
    ref?: Ref<HTMLButtonElement>
    icon?: LucideIcon
    /** After the words: a chevron that says "this leads on" or "this opens". */
    iconAfter?: LucideIcon
    className?: string
  }

/** `isPending` keeps the width and the focus, shows a spinner and tells screen readers; a second press does nothing. */
export function Button({ children, variant, size, isWide, icon, iconAfter, className = '', ...props }: ButtonProps) {
  return (
    <AriaButton {...props} className={`${buttonLook({ variant, size, isWide })} ${className}`}>
      {props.isPending ? <Spinner /> : icon && <Icon of={icon} size={17} />}
      {children}
      {iconAfter && <Icon of={iconAfter} size={17} />}
    </AriaButton>
  )
}
