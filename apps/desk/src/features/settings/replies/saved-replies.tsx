import { useState } from 'react'
import { MessageSquareText, Pencil, Plus } from 'lucide-react'
import type { SavedReply } from '@sarai/wire/desk/requests/saved-replies.ts'
import { newestOf } from '@sarai/frame/data/newest.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { IconButton } from '@sarai/ui/kit/button/icon-button.tsx'
import { Chip } from '@sarai/ui/kit/show/chip.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Part } from '#features/settings/part.tsx'
import { useSettingsWords } from '#features/settings/settings-words.ts'
import { useSavedReplies } from '#shared/saved-replies.ts'

const SavedReplyDialog = laterDialog(
  async () => (await import('#features/settings/replies/saved-reply-dialog.tsx')).SavedReplyDialog,
)

/** What the desk writes again and again. */
export function SavedReplies() {
  const t = useSettingsWords()
  const replies = useSavedReplies()
  const [edited, setEdited] = useState<SavedReply | 'new'>()
  return (
    <Part
      of={replies}
      note={t('repliesNote')}
      action={
        <Button icon={Plus} onPress={() => setEdited('new')}>
          {t('addReply')}
        </Button>
      }
    >
      {replies.data?.length === 0 && (
        <EmptyState icon={MessageSquareText} title={t('repliesEmpty')}>
          {t('repliesEmptyText')}
        </EmptyState>
      )}
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {replies.data?.map((reply) => (
          <ReplyRow key={reply.id} reply={reply} onEdit={() => setEdited(reply)} />
        ))}
      </ul>
      {edited !== undefined && (
        <SavedReplyDialog
          {...(edited === 'new' ? {} : { reply: newestOf(replies.data, edited) })}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Part>
  )
}

function ReplyRow({ reply, onEdit }: { reply: SavedReply; onEdit: () => void }) {
  const t = useSettingsWords()
  const { language } = useLanguage()
  const isPersian = language === 'fa'
  const name = isPersian ? reply.nameFa : reply.nameEn
  return (
    <li className="flex items-center gap-3 px-3.5 py-2 sm:px-4.5">
      <span className="min-w-0 grow">
        <bdi className="font-semibold">{name}</bdi>
        <span dir="auto" className="block text-small whitespace-pre-line text-muted">
          {isPersian ? reply.textFa : reply.textEn}
        </span>
      </span>
      <Chip colour={reply.active ? 'green' : 'grey'}>{t(reply.active ? 'active' : 'inactive')}</Chip>
      <IconButton icon={Pencil} label={t('edit', { name })} size="small" onPress={onEdit} />
    </li>
  )
}
