import type { CSSProperties, ReactNode } from 'react'
import { Button } from 'react-aria-components'

type BareButtonProps = {
  /** Where what is drawn does not say it. */
  label?: string
  onPress: () => void
  isDisabled?: boolean
  children: ReactNode
  className: string
  style?: CSSProperties
}

/** A button without a look of its own: the bars of a time line, a card to press. */
export function BareButton({ label, className, ...props }: BareButtonProps) {
  return (
    <Button
      {...props}
      aria-label={label}
      className={`${className} cursor-pointer data-disabled:cursor-default data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus`}
    />
  )
}
