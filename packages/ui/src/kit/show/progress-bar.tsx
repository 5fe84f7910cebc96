import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components'

type ProgressBarProps = {
  label: string
  /** 0 to 100; without it the bar only says that something is going on. */
  value?: number
  className?: string
}

/** Real progress of long work: an upload, a report. The percentage is in the digits of the language. */
export function ProgressBar({ label, value, className = '' }: ProgressBarProps) {
  return (
    <AriaProgressBar value={value} isIndeterminate={value === undefined} className={`grid gap-1.5 ${className}`}>
      {({ percentage, valueText }) => (
        <>
          <div className="flex justify-between gap-3 text-small">
            <Label className="font-medium text-soft">{label}</Label>
            <span className="text-muted">{valueText}</span>
          </div>
          <div className="h-1.5 overflow-hidden rounded-full bg-sunken">
            <div
              style={{ inlineSize: `${percentage ?? 35}%` }}
              className={`h-full rounded-full bg-primary transition-[inline-size] duration-200 ${value === undefined ? 'animate-[slide_1.2s_ease-in-out_infinite_alternate]' : ''}`}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  )
}
