import { Link as AriaLink } from 'react-aria-components'
import { LogoMark } from '#kit/brand/logo-mark.tsx'
import { useKitWords } from '#kit/kit-words.ts'

type BrandLinkProps = { href: string; note?: string; isMini?: boolean; onGo?: () => void }

export function BrandLink({ href, note, isMini = false, onGo }: BrandLinkProps) {
  const t = useKitWords()
  return (
    <AriaLink
      href={href}
      onPress={onGo}
      aria-label={isMini ? t('shortName') : undefined}
      className={`mb-3.5 flex items-center gap-2.5 rounded-control ${isMini ? 'justify-center' : 'px-1.5'}`}
    >
      <LogoMark />
      {!isMini && (
        <span>
          <b className="block text-[1.1875rem] leading-tight font-bold tracking-[-0.02em] text-ink">{t('shortName')}</b>
          <span className="block text-[0.6875rem] leading-normal text-muted">{note ?? t('byBrand')}</span>
        </span>
      )}
    </AriaLink>
  )
}
