import { useLanguage } from '#kit/language.tsx'

type CountProps = {
  value: number
  /** `hot` asks for attention (payments due), `alert` is for what was not read. */
  tone?: 'quiet' | 'hot' | 'alert'
  /** Says what is counted, for screen readers: "3 payments due". */
  label?: string
  className?: string
}

const tones = {
  quiet: 'bg-sunken text-soft',
  hot: 'bg-accent text-on-accent',
  alert: 'bg-error text-on-error',
} as const

/** A number in a pill; nothing at all for zero. More than 999 is "999+": the pill is a hint, not a ledger. */
export function Count({ value, tone = 'quiet', label, className = '' }: CountProps) {
  const { locale } = useLanguage()
  if (value === 0) return null
  const digits = new Intl.NumberFormat(locale).format(Math.min(value, 999)) + (value > 999 ? '+' : '')
  return (
    <span
      className={`inline-grid h-5 min-w-5.5 shrink-0 place-items-center rounded-full px-1.75 text-micro leading-none font-semibold ${tones[tone]} ${className}`}
    >
      <span aria-hidden={label ? true : undefined}>{digits}</span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
