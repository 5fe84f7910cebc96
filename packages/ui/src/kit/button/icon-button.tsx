import type { LucideIcon } from 'lucide-react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import { Icon } from '#kit/show/icon.tsx'
import { Spinner } from '#kit/show/spinner.tsx'
import { Tooltip } from '#kit/overlay/tooltip.tsx'

type IconButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> & {
  icon: LucideIcon
  /** What it does, in words: the accessible name and the tooltip. */
  label: string
  variant?: 'ghost' | 'outline' | 'danger'
  size?: 'small' | 'medium'
  /** No tooltip where the words stand right beside the button, or where it opens a menu at once. */
  hasTooltip?: boolean
  className?: string
}

const variants = {
  ghost: 'text-soft hover:bg-sunken hover:text-ink',
  outline: 'border border-line bg-surface text-soft shadow-low hover:bg-surface-2 hover:text-ink',
  danger: 'text-soft hover:bg-error-soft hover:text-on-error-soft',
} as const
const sizes = { small: 'size-8 pointer-coarse:size-11', medium: 'size-9.5 pointer-coarse:size-11' } as const

export function IconButton({
  icon,
  label,
  variant = 'ghost',
  size = 'medium',
  hasTooltip = true,
  className = '',
  ...props
}: IconButtonProps) {
  const button = (
    <AriaButton
      {...props}
      aria-label={label}
      className={`relative grid shrink-0 place-items-center rounded-control transition-colors duration-150 disabled:opacity-55 ${variants[variant]} ${sizes[size]} ${className}`}
    >
      {props.isPending ? <Spinner /> : <Icon of={icon} />}
    </AriaButton>
  )
  return hasTooltip ? <Tooltip words={label}>{button}</Tooltip> : button
}
