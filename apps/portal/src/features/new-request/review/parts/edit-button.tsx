import { use } from 'react'
import { Pencil } from 'lucide-react'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { ReviewLock } from '#features/new-request/review/parts/review-lock.ts'
import { useReviewWords } from '#features/new-request/review/review-words.ts'

/** Back to where a part of the request was entered. */
export function EditButton({ label, onPress }: { label: string; onPress: () => void }) {
  const t = useReviewWords()
  return (
    <Button
      variant="ghost"
      size="small"
      icon={Pencil}
      aria-label={label}
      isDisabled={use(ReviewLock)}
      onPress={onPress}
      className="-me-2 text-primary!"
    >
      {t('edit')}
    </Button>
  )
}
