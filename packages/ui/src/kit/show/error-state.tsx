import { CloudAlert, LifeBuoy, RefreshCw } from 'lucide-react'
import { Button } from '#kit/button/button.tsx'
import { Icon } from '#kit/show/icon.tsx'
import { useKitWords } from '#kit/kit-words.ts'

type ErrorStateProps = {
  /** "This part could not be loaded" unless given. */
  title?: string
  /** What the server said, when it said something meant for people. */
  message?: string
  /** What support can look up. */
  reference?: string
  onRetry?: () => void
  isRetrying?: boolean
  /** Where trying again may not help: to whoever can. */
  help?: { label: string; onAction: () => void }
}

/** In the place of a card's content; the rest of the page goes on. */
export function ErrorState({ title, message, reference, onRetry, isRetrying = false, help }: ErrorStateProps) {
  const t = useKitWords()
  return (
    <div role="alert" className="grid justify-items-center gap-1 px-6 py-8 text-center">
      <span className="mb-3 grid size-14 place-items-center rounded-card bg-error-soft text-on-error-soft">
        <Icon of={CloudAlert} size={24} />
      </span>
      <p className="text-h3 font-semibold">{title ?? t('loadFailed')}</p>
      {message && <p className="max-w-100 text-soft">{message}</p>}
      {onRetry && (
        <Button icon={RefreshCw} onPress={onRetry} isPending={isRetrying} className="mt-3">
          {t('retry')}
        </Button>
      )}
      {help && (
        <Button variant="ghost" icon={LifeBuoy} onPress={help.onAction} className="mt-1">
          {help.label}
        </Button>
      )}
      {reference && (
        <p className="mt-2 text-small text-muted">{t.rich('reference', { id: <bdi dir="ltr">{reference}</bdi> })}</p>
      )}
    </div>
  )
}
