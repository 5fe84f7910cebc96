import { TriangleAlert } from 'lucide-react'
import { CopyButton } from '@sarai/ui/kit/button/copy-button.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { useGuestWords } from '#shared/guests/guest-words.ts'
import type { ShownGuest } from '#shared/guests/shown-guest.ts'

/** In full, a mask, or why there is none. */
export function Passport({ of: guest, canCopy = false }: { of: ShownGuest; canCopy?: boolean }) {
  const t = useGuestWords()
  switch (guest.passportState) {
    case 'Full':
      return (
        <span className="inline-flex items-center gap-1">
          <bdi dir="ltr">{guest.passportNumber}</bdi>
          {canCopy && <CopyButton text={guest.passportNumber} label={t('copyPassport', { name: guest.name })} />}
        </span>
      )
    case 'Masked':
      return (
        <span title={t('masked')} className="text-muted">
          <span aria-hidden>{guest.passportNumber}</span>
          <span className="sr-only">{t('masked')}</span>
        </span>
      )
    case 'Deleted':
      return <span className="text-small text-muted">{t('deleted')}</span>
    case 'Missing':
      return (
        <span className="inline-flex h-5.25 items-center gap-1.25 rounded-tag bg-warning-soft px-2 text-micro font-semibold text-on-warning-soft">
          <Icon of={TriangleAlert} size={13} />
          {t('missing')}
        </span>
      )
  }
}
