import type { LucideIcon } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components'
import { buttonLook, type ButtonLook } from '#kit/button/button-look.ts'
import { Icon } from '#kit/show/icon.tsx'

export type LinkProps = Omit<AriaLinkProps, 'children' | 'className' | 'style'> & {
  href: string
  children: ReactNode
  className?: string
}

/** A link in text. It navigates through the app's router, which the app hands to React Aria's RouterProvider. */
export function Link({ className = '', ...props }: LinkProps) {
  return (
    <AriaLink
      {...props}
      className={`rounded-tag font-medium text-primary underline-offset-4 hover:text-primary-hover hover:underline ${className}`}
    />
  )
}

/** A link without a look of its own: a mark on a time line. */
export function BareLink(props: LinkProps & { style?: CSSProperties }) {
  return <AriaLink {...props} />
}

type ButtonLinkProps = LinkProps & ButtonLook & { icon?: LucideIcon; iconAfter?: LucideIcon }

/** A link that looks like a button: it leads somewhere, so it can be opened in a new tab. */
export function ButtonLink({
  children,
  variant,
  size,
  isWide,
  icon,
  iconAfter,
  className = '',
  ...props
}: ButtonLinkProps) {
  return (
    <AriaLink {...props} className={`${buttonLook({ variant, size, isWide })} ${className}`}>
      {icon && <Icon of={icon} size={17} />}
      {children}
      {iconAfter && <Icon of={iconAfter} size={17} />}
    </AriaLink>
  )
}
