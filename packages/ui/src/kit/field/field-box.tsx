import type { ReactNode, Ref } from 'react'
import type { LucideIcon } from 'lucide-react'
import { Group } from 'react-aria-components'
import { Icon } from '#kit/show/icon.tsx'

/** Text starts where the page starts, also a Latin value in a Persian page and the other way round. */
const alignedToPage = 'text-start rtl:[&:dir(ltr)]:text-end ltr:[&:dir(rtl)]:text-end'

/** iOS zooms into an input whose text is under 16 px, so a finger gets 16. */
export const inputClass = `h-full min-w-0 grow bg-transparent text-ink outline-none placeholder:text-muted
  disabled:cursor-not-allowed disabled:text-muted pointer-coarse:text-lead ${alignedToPage}`

/** The border with its four states, of which a wrong one shows the focus too; also worn by buttons that look like a field (select, date). */
export const boxClass = `flex min-w-0 items-center gap-2 rounded-control border border-line-strong bg-surface px-3
  text-body transition-[border-color,box-shadow] duration-120
  data-hovered:border-ink
  focus-within:border-primary focus-within:ring-3 focus-within:ring-primary-soft
  data-invalid:border-error data-invalid:ring-3 data-invalid:ring-error-soft
  data-invalid:focus-within:ring-2 data-invalid:focus-within:ring-error
  data-disabled:border-line data-disabled:bg-sunken data-disabled:text-muted data-disabled:[--text-3:var(--text-2)]
  has-[input:read-only:enabled]:border-line has-[input:read-only:enabled]:bg-surface-2`

export type BoxSize = 'regular' | 'large'
export const boxHeight: Record<BoxSize, string> = {
  regular: 'h-10.5 pointer-coarse:h-11',
  large: 'h-12',
}

/** The frame around an input: an icon before it, something to press or read after it. */
export function FieldBox(props: {
  icon?: LucideIcon
  end?: ReactNode
  size?: BoxSize
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}) {
  const { icon, end, size = 'regular', children, ref } = props
  return (
    <Group ref={ref} className={`${boxClass} ${boxHeight[size]}`}>
      {icon && <Icon of={icon} size={16} className="text-muted" />}
      {children}
      {end}
    </Group>
  )
}
