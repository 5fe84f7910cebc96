import { Button } from '#kit/button/button.tsx'
import { useKitWords } from '#kit/kit-words.ts'
import { Sheet } from '#kit/overlay/sheet.tsx'

type DiscardQuestionProps = {
  isOpen: boolean
  onKeep: () => void
  onDiscard: () => void
  /** In other words than the usual. */
  title?: string
  text?: string
  keepLabel?: string
  discardLabel?: string
}

/** Asked before anything that was typed and not saved is thrown away. Whatever is not a clear yes keeps it. */
export function DiscardQuestion({ isOpen, onKeep, onDiscard, ...words }: DiscardQuestionProps) {
  const t = useKitWords()
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onKeep}
      isAlert
      width="narrow"
      title={words.title ?? t('discardTitle')}
      actions={
        <>
          <Button variant="danger-ghost" onPress={onDiscard}>
            {words.discardLabel ?? t('discard')}
          </Button>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer that loses nothing is the one at hand */}
          <Button variant="primary" autoFocus onPress={onKeep}>
            {words.keepLabel ?? t('discardNot')}
          </Button>
        </>
      }
    >
      {words.text ?? t('discardText')}
    </Sheet>
  )
}
