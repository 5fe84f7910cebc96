export type ButtonLook = {
  /** One primary per view; `outline` beside it, `soft` in rows, `ghost` in bars, `danger` for what cannot be undone. */
  variant?: 'primary' | 'outline' | 'soft' | 'ghost' | 'danger' | 'danger-ghost'
  size?: 'small' | 'medium' | 'large'
  isWide?: boolean
}

const variants = {
  primary: 'bg-primary text-on-primary shadow-low hover:bg-primary-hover pressed:bg-primary-hover',
  outline: 'border border-line bg-surface text-ink shadow-low hover:bg-surface-2 pressed:bg-sunken',
  soft: 'bg-primary-soft text-on-primary-soft hover:bg-[color-mix(in_srgb,var(--primary-soft),var(--primary)_12%)]',
  ghost: 'text-soft hover:bg-sunken hover:text-ink pressed:bg-sunken',
  danger: 'bg-error text-on-error shadow-low hover:bg-[color-mix(in_srgb,var(--error),#000_14%)]',
  'danger-ghost': 'text-error hover:bg-error-soft pressed:bg-error-soft',
} as const

// Fingers need more than a mouse: small and medium controls grow on touch screens.
const sizes = {
  small: 'h-8.5 px-3 text-[0.8125rem] pointer-coarse:h-11',
  medium: 'h-10 px-4 pointer-coarse:h-11',
  large: 'h-12 px-5 text-h3',
} as const

/** The classes shared by Button and ButtonLink. */
export function buttonLook({ variant = 'outline', size = 'medium', isWide = false }: ButtonLook): string {
  return [
    'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-semibold whitespace-nowrap',
    'transition-colors duration-150 select-none disabled:opacity-55 disabled:shadow-none',
    variants[variant],
    sizes[size],
    isWide ? 'w-full' : '',
  ].join(' ')
}
