import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { useFormWords } from '#form/form-words.ts'

/** Says that a colleague was faster, before Save is pressed in vain. */
export function NewerNotice({ onTake }: { onTake: () => void }) {
  const t = useFormWords()
  return (
    <Callout
      tone="warning"
      title={t('newerTitle')}
      isNews
      // It comes by itself, while somebody types far below: in sight without moving what they look at.
      className="sticky top-0 z-10"
      actions={
        <Button size="small" onPress={onTake}>
          {t('newerTake')}
        </Button>
      }
    >
      {t('newerText')}
    </Callout>
  )
}
