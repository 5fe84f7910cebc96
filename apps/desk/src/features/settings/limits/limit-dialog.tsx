import * as z from 'zod/mini'
import { setFinanceLimit, type FinanceLimit } from '@sarai/wire/desk/money/settings.ts'
import { amountIn } from '@sarai/frame/form/amount-schema.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { AmountField } from '@sarai/ui/kit/field/amount-field.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useSettingsWords } from '#features/settings/settings-words.ts'
import { typedAmount } from '#shared/amounts/shown-amount.ts'
import { api } from '#shared/api.ts'
import { houseQueries } from '#shared/house.ts'
import { saverOf } from '#shared/saver-of.ts'

export function LimitDialog({ limit, onClose }: { limit: FinanceLimit; onClose: () => void }) {
  const t = useSettingsWords()
  const { language } = useLanguage()
  const { currency, version, secondPersonAbove: above } = limit
  return (
    <FormDialog
      title={t('limitTitle', { currency: currencyName(language, currency) })}
      schema={z.strictObject({ secondPersonAbove: amountIn(currency) })}
      start={{ secondPersonAbove: above === null ? '' : typedAmount(above, currency) }}
      version={version}
      savedBy={saverOf('finance-limit', currency)}
      send={(body, once) => api(setFinanceLimit, { params: { currency }, body: { ...body, version } }, once)}
      changes={houseQueries}
      doneText={t('saved')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {({ field }) =>
        field('secondPersonAbove', (props) => (
          <AmountField {...props} label={t('limitAmount')} hint={t('limitHint')} currency={currency} />
        ))
      }
    </FormDialog>
  )
}
