import type { CallForm } from '@sarai/frame/form/call-form.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { useSettingsWords } from '#features/settings/settings-words.ts'

type Names = { nameEn: string; nameFa: string }

/** What something of a list is called, in both languages. */
export function NamedFields({ field }: { field: CallForm<Names, Names>['field'] }) {
  const t = useSettingsWords()
  return (
    <>
      {field('nameEn', (props) => (
        <TextField {...props} label={t('nameEn')} dir="ltr" keepsDigits maxLength={80} autoComplete="off" />
      ))}
      {field('nameFa', (props) => (
        <TextField {...props} label={t('nameFa')} maxLength={80} autoComplete="off" />
      ))}
    </>
  )
}
