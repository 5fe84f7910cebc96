import type { FieldValues } from 'react-hook-form'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { useFormWords } from '#form/form-words.ts'
import type { RecordForm } from '#form/record-form.ts'

/** Says that a colleague was faster, before Save is pressed in vain. */
export function NewerNotice<Typed extends FieldValues, Filled>({
  of: { showNewer },
}: {
  of: RecordForm<Typed, Filled>
}) {
  const t = useFormWords()
  if (showNewer === undefined) return null
  return (
    <Callout
      tone="warning"
      title={t('newerTitle')}
      isNews
      actions={
        <Button size="small" onPress={showNewer}>
          {t('newerShow')}
        </Button>
      }
    >
      {t('newerText')}
    </Callout>
  )
}
