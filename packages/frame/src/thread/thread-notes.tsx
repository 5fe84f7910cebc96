import { Fragment } from 'react'
import { Check, CheckCheck } from 'lucide-react'
import { showDayAndMonth, showTime, showWeekday, tehran, todayIn } from '@sarai/locale/date/date-display.ts'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import type { Conversation, ThreadNote } from '#thread/conversation.ts'
import { NoteFiles } from '#thread/note-files.tsx'
import { useThreadWords } from '#thread/thread-words.ts'

type ThreadNotesProps = {
  of: Conversation
  notes: readonly ThreadNote[]
  /** The first one that was new when the thread was opened. */
  newFrom: number | undefined
  now: number
  /** After the name of whoever wrote from the other side: "desk". */
  otherSide?: string
}

/** Own ones at the end of the line, the other side's at its beginning; a line for each day, and one before what is new. */
export function ThreadNotes({ of: conversation, notes, newFrom, now, otherSide }: ThreadNotesProps) {
  const t = useThreadWords()
  const { language } = useLanguage()
  const today = todayIn(tehran, now)
  const dayOf = (note: ThreadNote) => todayIn(tehran, Date.parse(note.at))
  return (
    <ol aria-label={t('messages')} className="grid gap-2.5">
      {notes.map((note, place) => {
        const day = dayOf(note)
        const isNewDay = place === 0 || dayOf(notes[place - 1]!) !== day
        const isNew = note.id === newFrom
        const dayName =
          day === today ? t('today') : `${showWeekday(language, day, 'brief')} ${showDayAndMonth(language, day)}`
        const line = [isNew && t('newLine'), isNewDay && dayName].filter(Boolean).join(' · ')
        return (
          <Fragment key={note.id}>
            {line !== '' && (
              <li className={`flex items-center gap-3 text-small ${isNew ? 'font-semibold text-error' : 'text-muted'}`}>
                <span aria-hidden className="h-px grow bg-current opacity-30" />
                {line}
                <span aria-hidden className="h-px grow bg-current opacity-30" />
              </li>
            )}
            <Bubble of={note} otherSide={otherSide} conversation={conversation} />
          </Fragment>
        )
      })}
    </ol>
  )
}

type BubbleProps = { of: ThreadNote; otherSide: string | undefined; conversation: Conversation }

function Bubble({ of: note, otherSide, conversation }: BubbleProps) {
  const t = useThreadWords()
  const { language } = useLanguage()
  const look = note.isOurs
    ? 'justify-self-end rounded-ee-sm bg-primary-soft text-on-primary-soft'
    : 'justify-self-start rounded-es-sm border border-line bg-surface-2'
  return (
    <li className={`max-w-[86%] min-w-24 rounded-card px-3.5 py-2 ${look}`}>
      {!note.isMine && (
        <p className="text-small font-semibold opacity-80">
          <bdi>{note.author}</bdi>
          {!note.isOurs && otherSide !== undefined && <> · {otherSide}</>}
        </p>
      )}
      {/* Each paragraph finds its own direction. */}
      {note.text !== '' && (
        <p dir="auto" className="text-start wrap-anywhere whitespace-pre-line [unicode-bidi:plaintext]">
          {note.text}
        </p>
      )}
      {note.files.length > 0 && <NoteFiles of={note.files} conversation={conversation} />}
      <p className={`flex items-center gap-1 text-small opacity-85 ${note.isOurs ? 'justify-end' : ''}`}>
        {showTime(language, Date.parse(note.at))}
        {note.isOurs && (
          <span className={note.isRead ? 'text-info' : ''}>
            <Icon of={note.isRead ? CheckCheck : Check} size={16} />
            <span className="sr-only">{t(note.isRead ? 'read' : 'sent')}</span>
          </span>
        )}
      </p>
    </li>
  )
}
