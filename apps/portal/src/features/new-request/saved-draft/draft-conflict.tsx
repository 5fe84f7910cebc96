import { Button } from '@sarai/ui/kit/button/button.tsx'
import { ButtonLink } from '@sarai/ui/kit/button/link.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import type { SavedDraft, SentDraft } from '#features/new-request/saved-draft/saver-state.ts'
import { useSavedWords, useSayWhen } from '#features/new-request/saved-draft/saved-words.ts'

type DraftConflictProps = {
  theirs: SavedDraft | null
  sent: SentDraft | null
  onLoad: () => void
  onKeep: () => void
}

/** Two versions, and only the user knows which one counts. Until they have said so nothing is saved. */
export function DraftConflict({ theirs, sent, onLoad, onKeep }: DraftConflictProps) {
  const t = useSavedWords()
  const sayWhen = useSayWhen()
  if (sent && !theirs) {
    return (
      <Callout
        tone="warning"
        isNews
        title={t.rich('sentElsewhereTitle', { number: <bdi dir="ltr">{sent.requestNumber}</bdi> })}
        actions={
          <>
            <ButtonLink href={`/reservations/reservation-details/${sent.id}`}>{t('openRequest')}</ButtonLink>
            <Button onPress={onLoad}>{t('startOver')}</Button>
            <Button onPress={onKeep}>{t('keepAsNew')}</Button>
          </>
        }
      >
        {t('sentElsewhereText', { time: sayWhen(sent.sentAt) })}
      </Callout>
    )
  }
  return (
    <Callout
      tone="warning"
      isNews
      title={t(theirs ? 'conflictTitle' : 'goneTitle')}
      actions={
        <>
          <Button onPress={onLoad}>{t(theirs ? 'loadTheirs' : 'startOver')}</Button>
          <Button onPress={onKeep}>{t(theirs ? 'keepMine' : 'keepAsNew')}</Button>
        </>
      }
    >
      {theirs ? t('conflictText', { time: sayWhen(theirs.savedAt) }) : t('goneText')}
    </Callout>
  )
}
