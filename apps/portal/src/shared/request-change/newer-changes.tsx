import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { stepText } from '@sarai/locale/words/step-texts.ts'
import { StateChip } from '@sarai/ui/booking/state-chip.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { ChangeLines } from '#shared/request-change/change-lines.tsx'
import { useNewerWords } from '#shared/request-change/newer-words.ts'

type NewerChangesProps = {
  of: RequestDetails
  since: number
  onGoOn: () => void
}

/** Who did what with the request since it was read. Nothing of it is overwritten, and nothing that was typed is lost. */
export function NewerChanges({ of: request, since, onGoOn }: NewerChangesProps) {
  const t = useNewerWords()
  const { language } = useLanguage()
  const steps = request.Timeline.filter(({ Version }) => Version > since)
  return (
    <Callout
      tone="warning"
      title={t('newerTitle')}
      isNews
      actions={
        <Button size="small" onPress={onGoOn}>
          {t('goOn')}
        </Button>
      }
    >
      <div className="grid gap-2">
        <ul className="grid gap-2">
          {steps.map((step) => (
            <li key={step.Version}>
              <p className="font-semibold">
                {step.Who === null ? t(step.Source === 'staff' ? 'byDesk' : 'byItself') : <bdi>{step.Who}</bdi>} ·{' '}
                {showShortDateTime(language, Date.parse(step.At))}
              </p>
              <p>{stepText(language, step.What)}</p>
              {step.Change && <ChangeLines of={step.Change} />}
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap items-center gap-2">
          {t('nowState')} <StateChip state={request.State} />
        </p>
        <p>{t('newerText')}</p>
      </div>
    </Callout>
  )
}
