import type { CSSProperties, ReactNode } from 'react'
import type { Language } from '@sarai/locale/language.ts'

type AdSlideProps = {
  language: Language
  /** Without one the brand's own colours stand behind the words. */
  picture?: { src: string; srcSet?: string; sizes?: string } | undefined
  title: ReactNode
  text?: ReactNode
  /** The button that leads on. */
  action?: ReactNode
  /** Lower, for a preview beside a form. */
  isCompact?: boolean
  className?: string
}

/**
 * An advertisement as the dashboard shows it. It brings its own language and direction: the veil is dark where the
 * words begin, so that one picture serves both; where it is narrow the words reach across, and so does the veil.
 */
export function AdSlide({ language, picture, title, text, action, isCompact = false, className = '' }: AdSlideProps) {
  const isPersian = language === 'fa'
  const turned = { '--dir': isPersian ? -1 : 1 } as CSSProperties
  return (
    <div
      lang={language}
      dir={isPersian ? 'rtl' : 'ltr'}
      style={turned}
      className={`@container relative isolate flex flex-col overflow-hidden rounded-card bg-[linear-gradient(135deg,#0f4f4a,#181034)]
        p-5 text-white shadow-low ${isCompact ? 'min-h-47' : 'min-h-58 sm:min-h-71 sm:p-7'} ${isPersian ? 'font-persian' : 'font-latin'} ${className}`}
    >
      {picture && <img {...picture} alt="" className="absolute inset-0 -z-2 size-full object-cover" />}
      <span
        aria-hidden
        className="absolute inset-0 -z-1 bg-[linear-gradient(calc(var(--dir)*90deg),rgb(24_16_52/.84),rgb(24_16_52/.62)_62%,rgb(24_16_52/.44))]
          @2xl:bg-[linear-gradient(calc(var(--dir)*90deg),rgb(24_16_52/.82),rgb(24_16_52/.5)_58%,rgb(24_16_52/.12)_80%)]"
      />
      <p
        className={`max-w-110 text-balance font-bold ${isPersian ? 'text-[1.4rem] leading-normal' : 'text-[1.55rem] leading-tight tracking-[-0.02em]'}`}
      >
        {title}
      </p>
      {text && <p className="mt-2 max-w-95 text-pretty opacity-95">{text}</p>}
      {action && <div className="mt-auto pt-5">{action}</div>}
    </div>
  )
}
