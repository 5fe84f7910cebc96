import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { EditButton } from '#features/new-request/review/parts/edit-button.tsx'
import { useReviewWords } from '#features/new-request/review/review-words.ts'

export function NotesCard({ notes, onEdit }: { notes: string; onEdit: () => void }) {
  const t = useReviewWords()
  return (
    <CardSection title={t('notes')} actions={<EditButton label={t('editNotes')} onPress={onEdit} />}>
      <p dir="auto" className="border-t border-line px-3.5 py-3 break-words whitespace-pre-line sm:px-4.5">
        {notes}
      </p>
    </CardSection>
  )
}
