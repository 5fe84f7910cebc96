import type { CSSProperties, ReactNode } from 'react'
import { Button } from 'react-aria-components'

type BareButtonProps = {
  label: string
  onPress: () => void
  children: ReactNode
  className: string
  style?: CSSProperties
}

/** A button without a look of its own, for what is drawn rather than written: the bars of a time line. */
export function BareButton({ label, className, ...props }: BareButtonProps) {
  return (
    <Button
      {...props}
      aria-label={label}
      className={`${className} cursor-pointer data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus`}
    />
  )
}
