import {
  addPaymentChoice,
  editPaymentChoice,
  paymentChoiceBody,
  type PaymentChoice,
  type PaymentList,
} from '@sarai/wire/desk/settings.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { SwitchRow } from '@sarai/ui/kit/choice/switch-row.tsx'
import { NamedFields } from '#features/settings/named-fields.tsx'
import { useSettingsWords } from '#features/settings/settings-words.ts'
import { api } from '#shared/api.ts'
import { houseQueries } from '#shared/house.ts'
import { saverOf } from '#shared/saver-of.ts'

type ChoiceDialogProps = { list: PaymentList; choice?: PaymentChoice; onClose: () => void }

export function ChoiceDialog({ list, choice, onClose }: ChoiceDialogProps) {
  const t = useSettingsWords()
  const { language } = useLanguage()
  const name = language === 'fa' ? choice?.nameFa : choice?.nameEn
  return (
    <FormDialog
      title={
        name === undefined
          ? t(list === 'banks' ? 'addBank' : 'addReceiptType')
          : t.rich('edit', { name: <bdi>{name}</bdi> })
      }
      width="narrow"
      schema={paymentChoiceBody}
      start={{ nameEn: choice?.nameEn ?? '', nameFa: choice?.nameFa ?? '', active: choice?.active ?? true }}
      optional={['active']}
      version={choice?.version}
      savedBy={saverOf(list === 'banks' ? 'bank' : 'receipt-type', choice?.id)}
      send={async (body, once) => {
        if (choice) {
          const params = { list, id: choice.id }
          await api(editPaymentChoice, { params, body: { ...body, version: choice.version } }, once)
        } else await api(addPaymentChoice, { params: { list }, body }, once)
      }}
      changes={houseQueries}
      doneText={t('saved')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <NamedFields field={field} />
          {field('active', (props) => (
            <SwitchRow {...props} label={t('inUse')} />
          ))}
        </>
      )}
    </FormDialog>
  )
}
