import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import type { RequestDraft } from '#features/new-request/draft/request-draft.ts'
import type { ChangeDraft } from '#features/new-request/draft/use-request-draft.ts'
import { useReviewWords } from '#features/new-request/review/review-words.ts'

const longest = 60

export function AgencyReference({ draft, onChange, isDisabled }: AgencyReferenceProps) {
  const t = useReviewWords()
  return (
    <TextField
      label={t('agencyRef')}
      labelAction={<span className="text-micro text-muted">{t('optional')}</span>}
      name="agencyRef"
      value={draft.agencyRef}
      onChange={(agencyRef) => onChange((known) => ({ ...known, agencyRef }))}
      hint={t('agencyRefHint')}
      maxLength={longest}
      autoComplete="off"
      isDisabled={isDisabled}
    />
  )
}

type AgencyReferenceProps = { draft: RequestDraft; onChange: ChangeDraft; isDisabled: boolean }
