import { useNavigate } from 'react-router'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { useSaverState } from '#features/new-request/saved-draft/draft-calls.ts'
import type { DraftSaver } from '#features/new-request/saved-draft/draft-saver.ts'
import { useSavedWords, useSayWhen } from '#features/new-request/saved-draft/saved-words.ts'

/** Whoever closed the tab, or lost the line, before the answer came learns here which request it was [wizard-20]. */
export function SentNote({ saver }: { saver: DraftSaver }) {
  const t = useSavedWords()
  const sayWhen = useSayWhen()
  const navigate = useNavigate()
  const { sent, status } = useSaverState(saver)
  if (sent === null || sent.isHeard || status === 'conflict') return null
  const open = async () => {
    saver.heard()
    await navigate(`/reservations/reservation-details/${sent.id}`)
  }
  return (
    <Callout
      tone="success"
      title={t.rich('sentTitle', { number: <bdi dir="ltr">{sent.requestNumber}</bdi> })}
      actions={
        <>
          <Button variant="primary" onPress={() => void open()}>
            {t('openRequest')}
          </Button>
          <Button onPress={saver.heard}>{t('gotIt')}</Button>
        </>
      }
    >
      {t.rich('sentText', { hotel: <bdi>{sent.hotelName}</bdi>, time: sayWhen(sent.sentAt) })}
    </Callout>
  )
}
