import type { ReactElement } from 'react'
import type { DeskContract } from '@sarai/wire/desk/money/contracts.ts'
import { AmountField } from '@sarai/ui/kit/field/amount-field.tsx'
import { TextArea } from '@sarai/ui/kit/field/text-area.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useDialogWords } from '#features/contracts/dialogs/contract-dialog-words.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'

type MoneyFieldsProps = {
  field: (name: 'amount' | 'reason', draw: (props: FieldOf) => ReactElement) => ReactElement
  of: DeskContract
  /** It comes out of the credit, which is said beside it. */
  isOfCredit?: boolean
}
type FieldOf = Pick<Parameters<typeof TextArea>[0], 'value' | 'onChange' | 'onBlur' | 'error' | 'isRequired'> & {
  inputRef: (element: HTMLElement | null) => void
}

/** How much, and why. */
export function MoneyFields({ field, of: { credit, currency }, isOfCredit = false }: MoneyFieldsProps) {
  const t = useDialogWords()
  const { language } = useLanguage()
  return (
    <>
      {field('amount', (props) => (
        <AmountField
          {...props}
          label={t('amount')}
          currency={currency}
          hint={isOfCredit ? t('creditHint', { amount: showPrice(language, credit, currency) }) : undefined}
        />
      ))}
      {field('reason', (props) => (
        <TextArea {...props} label={t('reason')} hint={t('reasonHint')} maxLength={500} rows={3} />
      ))}
    </>
  )
}
