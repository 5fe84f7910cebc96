import { Monitor, Smartphone } from 'lucide-react'
import { showTimeSince } from '@sarai/locale/date/duration-display.ts'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useAccountWords } from '#account/account-words.ts'
import type { OpenSession } from '#account/open-session.ts'
import { useDeviceWords } from '#device/device-words.ts'

type SessionRowProps = { session: OpenSession; now: number; onEnd: () => void }

/** This one is left by logging out; any other can be ended from here. */
export function SessionRow({ session, now, onEnd }: SessionRowProps) {
  const t = useAccountWords()
  const { language } = useLanguage()
  const device = useDeviceWords()(session.device)
  const time = showTimeSince(language, Date.parse(session.lastSeenAt), now)
  return (
    <li className="flex items-center gap-3 px-3.5 py-3 sm:px-4.5">
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-sunken text-soft">
        <Icon of={/Mobile|iPad/.test(session.device) ? Smartphone : Monitor} size={20} />
      </span>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <b className="font-semibold">{device}</b>
          {session.isCurrent && <Badge tone="primary">{t('thisDevice')}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-small text-muted">
          <bdi dir="ltr">{session.address}</bdi>
          <span>{t('lastSeen', { time })}</span>
        </p>
      </div>
      {!session.isCurrent && (
        <Button variant="danger-ghost" size="small" aria-label={t('endNamed', { device })} onPress={onEnd}>
          {t('end')}
        </Button>
      )}
    </li>
  )
}
