import { useMemo } from 'react'
import type { AgencyGroup } from '@sarai/wire/desk/agency-groups.ts'
import { addCommission, editCommission, type CommissionRow } from '@sarai/wire/desk/commissions.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { Combobox } from '@sarai/ui/kit/choice/combobox.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { commissionQueries, hotelSearch } from '#features/commissions/commission-calls.ts'
import { newCommissionForm, termsForm, termsOf } from '#features/commissions/commission-form.ts'
import { useCommissionWords } from '#features/commissions/commission-words.ts'
import { TermFields } from '#features/commissions/term-fields.tsx'
import { api } from '#shared/api.ts'
import { typedAmount } from '#shared/amounts/shown-amount.ts'
import { useNameOf } from '#shared/name-of.ts'
import { saverOf } from '#shared/saver-of.ts'

/** The first field has the focus: the hotel, then its nights and what is earned. */
export function NewCommissionDialog({ group, onClose }: { group: AgencyGroup; onClose: () => void }) {
  const t = useCommissionWords()
  const nameOf = useNameOf()
  const { language } = useLanguage()
  const search = useMemo(() => hotelSearch(language), [language])
  return (
    <FormDialog
      title={t('add')}
      note={t.rich('addNote', { group: <bdi>{nameOf(group)}</bdi> })}
      schema={newCommissionForm}
      start={{ hotelId: null, firstNight: '', lastNight: '', amount: '', extraAmount: '', currency: '' }}
      optional={['extraAmount']}
      send={({ hotelId, ...typed }, once) =>
        api(addCommission, { body: { ...termsOf(typed), group: group.code, hotelId: Number(hotelId?.id) } }, once)
      }
      changes={commissionQueries}
      doneText={t('added')}
      submitLabel={t('add')}
      onClose={onClose}
    >
      {(call) => (
        <>
          {call.field('hotelId', (props) => (
            <Combobox {...props} label={t('hotel')} search={search} hint={t('hotelHint')} />
          ))}
          <TermFields call={call} />
        </>
      )}
    </FormDialog>
  )
}

/** Hotel and group stay as they are; what changes most often comes first. */
export function EditCommissionDialog({ of, onClose }: { of: CommissionRow; onClose: () => void }) {
  const t = useCommissionWords()
  const nameOf = useNameOf()
  const { id, version, firstNight, lastNight, currency } = of
  const extraAmount = of.extraAmount === null ? '' : typedAmount(of.extraAmount, currency)
  return (
    <FormDialog
      title={t('edit')}
      note={<bdi>{nameOf(of.hotel)}</bdi>}
      schema={termsForm}
      start={{ amount: typedAmount(of.amount, currency), extraAmount, currency, firstNight, lastNight }}
      optional={['extraAmount']}
      version={version}
      savedBy={saverOf('commission', id)}
      send={(typed, once) => api(editCommission, { params: { id }, body: { ...termsOf(typed), version } }, once)}
      changes={commissionQueries}
      doneText={t('saved')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {(call) => <TermFields call={call} />}
    </FormDialog>
  )
}
