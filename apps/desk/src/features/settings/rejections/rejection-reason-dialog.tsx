import { rejectionReasonBody, type RejectionReason } from '@sarai/wire/desk/requests/rejection-reasons.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { SwitchRow } from '@sarai/ui/kit/choice/switch-row.tsx'
import { TextArea } from '@sarai/ui/kit/field/text-area.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { NamedFields } from '#features/settings/named-fields.tsx'
import { reasonCalls, type ReasonList } from '#features/settings/rejections/reason-calls.ts'
import { useSettingsWords } from '#features/settings/settings-words.ts'
import { houseQueries } from '#shared/house.ts'
import { saverOf } from '#shared/saver-of.ts'

type RejectionReasonDialogProps = { of: ReasonList; reason?: RejectionReason; onClose: () => void }

export function RejectionReasonDialog({ of: list, reason, onClose }: RejectionReasonDialogProps) {
  const t = useSettingsWords()
  const { language } = useLanguage()
  const name = language === 'fa' ? reason?.nameFa : reason?.nameEn
  return (
    <FormDialog
      title={name === undefined ? t('addReason') : t.rich('edit', { name: <bdi>{name}</bdi> })}
      schema={rejectionReasonBody}
      start={{
        nameEn: reason?.nameEn ?? '',
        nameFa: reason?.nameFa ?? '',
        sentenceEn: reason?.sentenceEn ?? '',
        sentenceFa: reason?.sentenceFa ?? '',
        active: reason?.active ?? true,
      }}
      optional={['sentenceEn', 'sentenceFa', 'active']}
      version={reason?.version}
      savedBy={saverOf(reasonCalls[list].kind, reason?.id)}
      send={async (body, once) => {
        const { add, edit } = reasonCalls[list]
        await (reason ? edit(reason.id, { ...body, version: reason.version }, once) : add(body, once))
      }}
      changes={houseQueries}
      doneText={t('saved')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <NamedFields field={field} />
          {field('sentenceEn', (props) => (
            <TextArea {...props} label={t('sentenceEn')} hint={t('sentenceHint')} maxLength={500} rows={2} />
          ))}
          {field('sentenceFa', (props) => (
            <TextArea {...props} label={t('sentenceFa')} maxLength={500} rows={2} />
          ))}
          {field('active', (props) => (
            <SwitchRow {...props} label={t('clerksChoose')} />
          ))}
        </>
      )}
    </FormDialog>
  )
}
