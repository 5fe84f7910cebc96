import { useState } from 'react'
import type { AgencyNote } from '@sarai/wire/desk/agencies.ts'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { TextArea } from '@sarai/ui/kit/field/text-area.tsx'
import { useUnsaved } from '@sarai/ui/kit/overlay/unsaved.ts'
import { useAddNote } from '#features/agencies/agency-calls.ts'
import { useAgencyWords } from '#features/agencies/agency-words.ts'

/** What staff tell each other about an agency. */
export function AgencyNotes({ agencyId, notes }: { agencyId: number; notes: readonly AgencyNote[] }) {
  const t = useAgencyWords()
  const { language } = useLanguage()
  const [text, setText] = useState('')
  useUnsaved(text.trim() !== '')
  // When it fails, the words stay in the field: they can be sent again.
  // What was typed while it was sent stays too: it was not in it.
  const add = useAddNote(agencyId, (sent) => setText((now) => (now.trim() === sent ? '' : now)))
  return (
    <CardSection title={t('notes')} note={t('notesNote')}>
      <div className="grid gap-3.5 border-t border-line px-3.5 py-3.5 sm:px-4.5">
        <TextArea label={t('note')} value={text} onChange={setText} maxLength={2000} />
        <Button
          variant="soft"
          onPress={() => add.write(text.trim())}
          isDisabled={text.trim() === ''}
          isPending={add.isPending}
          className="justify-self-start"
        >
          {t('addNote')}
        </Button>
        {notes.length === 0 && <p className="text-muted">{t('noNotes')}</p>}
        <ul className="grid gap-2.5">
          {notes.map((note) => (
            <li key={note.id} className="rounded-inner bg-surface-2 px-3.5 py-2.5">
              <p dir="auto" className="text-pretty whitespace-pre-line wrap-anywhere">
                {note.text}
              </p>
              <p className="mt-1 text-small text-soft">
                <bdi>{note.writtenBy}</bdi> · {showShortDateTime(language, Date.parse(note.writtenAt))}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </CardSection>
  )
}
