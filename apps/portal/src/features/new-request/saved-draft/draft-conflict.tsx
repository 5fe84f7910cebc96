import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import type { SavedDraft } from '#features/new-request/saved-draft/saver-state.ts'
import { useSavedWords, useSayWhen } from '#features/new-request/saved-draft/saved-words.ts'

type DraftConflictProps = { theirs: SavedDraft | null; onLoad: () => void; onKeep: () => void }

/** Two versions, and only the user knows which one counts. Until they have said so nothing is saved. */
export function DraftConflict({ theirs, onLoad, onKeep }: DraftConflictProps) {
  const t = useSavedWords()
  const sayWhen = useSayWhen()
  return (
    <Callout
      tone="warning"
      isNews
      title={t(theirs ? 'conflictTitle' : 'goneTitle')}
      actions={
        <>
          <Button onPress={onLoad}>{t(theirs ? 'loadTheirs' : 'startOver')}</Button>
          <Button onPress={onKeep}>{t('keepMine')}</Button>
        </>
      }
    >
      {theirs ? t('conflictText', { time: sayWhen(theirs.savedAt) }) : t('goneText')}
    </Callout>
  )
}
