import { useState } from 'react'
import { Lock } from 'lucide-react'
import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useShortcuts } from '@sarai/ui/kit/commands/shortcuts.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { TextArea } from '@sarai/ui/kit/field/text-area.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useUnsaved } from '@sarai/ui/kit/overlay/unsaved.ts'
import { useAddNote } from '#features/requests/request-calls.ts'
import { useDetailsWords } from '#features/requests/details/details-words.ts'

/** What staff tell each other about a request: in another colour than anything an agency reads. */
export function NotesCard({ of: { id, notes } }: { of: DeskRequest }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const [text, setText] = useState('')
  useUnsaved(text.trim() !== '')
  const [field, setField] = useState<HTMLTextAreaElement | null>(null)
  useShortcuts(t('notes'), [{ keys: ['KeyN'], label: t('keepNote'), onPress: () => field?.focus() }])
  // When it fails, the words stay in the field; so does what was typed while it was sent.
  const add = useAddNote(id, (sent) => setText((now) => (now.trim() === sent ? '' : now)))
  return (
    <CardSection title={t('notes')} note={t('notesNote')}>
      <div className="grid gap-3.5 border-t border-line px-3.5 py-3.5 sm:px-4.5">
        {notes.length === 0 && <p className="text-muted">{t('noNotes')}</p>}
        <ul className="grid gap-2.5 empty:hidden">
          {notes.map((note) => (
            <li key={note.id} className="rounded-inner bg-accent-soft px-3.5 py-2.5 text-on-accent-soft">
              <p dir="auto" className="text-pretty whitespace-pre-line wrap-anywhere">
                {note.text}
              </p>
              <p className="mt-1 text-small">
                <bdi>{note.writtenBy}</bdi> · {showShortDateTime(language, Date.parse(note.writtenAt))}
              </p>
            </li>
          ))}
        </ul>
        <TextArea label={t('note')} value={text} onChange={setText} maxLength={2000} rows={2} inputRef={setField} />
        <Button
          icon={Lock}
          onPress={() => add.write(text.trim())}
          isDisabled={text.trim() === ''}
          isPending={add.isPending}
          className="justify-self-start"
        >
          {t('keepNote')}
        </Button>
      </div>
    </CardSection>
  )
}
