import { SwitchRow } from '@sarai/ui/kit/choice/switch-row.tsx'
import { setClientView, useClientView } from '#shared/client-view/client-view.ts'
import { usePricedWords } from '#shared/priced-stay/priced-words.ts'

/** Off, every screen is fit for a client, until the session ends. */
export function CommissionSwitch() {
  const t = usePricedWords()
  const isClientView = useClientView()
  return (
    <SwitchRow
      label={t('showCommission')}
      value={!isClientView}
      onChange={(isShown) => setClientView(!isShown)}
      look="line"
    />
  )
}
