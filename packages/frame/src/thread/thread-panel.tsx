import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { ArrowDown, SendHorizontal } from 'lucide-react'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useShortcuts } from '@sarai/ui/kit/commands/shortcuts.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { TextArea } from '@sarai/ui/kit/field/text-area.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { useClock } from '#clock.ts'
import { LoadError } from '#failure/load-error.tsx'
import type { Conversation, ThreadNote } from '#thread/conversation.ts'
import { keptFilesOf, useKeptDraft } from '#thread/kept-draft.ts'
import { AttachButton, AttachHint, Attachments } from '#thread/note-files.tsx'
import { PresenceLine } from '#thread/presence-line.tsx'
import { ThreadNotes } from '#thread/thread-notes.tsx'
import { useThreadWords } from '#thread/thread-words.ts'
import { useAttachments } from '#thread/use-attachments.ts'
import { usePresence } from '#thread/use-presence.ts'
import { useInView, useMark, useNotes, useSend } from '#thread/use-thread.ts'
import { useKeptScroll } from '#thread/use-kept-scroll.ts'

const mostCharacters = 2_000

type ThreadPanelProps = {
  of: Conversation
  /** Whose draft it is: another person at this browser does not see it. */
  owner: string
  /** Said instead of the field where nothing can be written: why, and what could be done. */
  closed?: ReactNode
  empty: string
  otherSide: string
  /** How long it is in view before it counts as read. */
  readAfterMs?: number
  /** How much may still be sent today, where there is an end to it; `sent` changes with each file that went up. */
  filesLeft?: (sent: number) => ReactNode
  /** Beside the button that sends; it may put words into the field, after those that are there. */
  tools?: (draft: { put: (words: string) => void }) => ReactNode
  className?: string
}

/** The messages of a request or a ticket, from the end, and a field to answer. */
export function ThreadPanel(props: ThreadPanelProps) {
  const { of, closed, empty, otherSide, readAfterMs = 1_000, className = '' } = props
  const t = useThreadWords()
  const { query, notes } = useNotes(of)
  const { presence, ...writing } = usePresence(of)
  const now = useClock(60_000)
  const [isInView, end] = useInView()
  useMark(of, notes, { isInView, afterMs: readAfterMs })
  const newFrom = useNewFrom(notes)
  const { box, isNewBelow, goToEnd } = useKeptScroll(notes)
  if (notes === undefined) return query.isError ? <LoadError of={query} /> : <ThreadSkeleton />
  return (
    <div className={`flex min-h-0 flex-col border-t border-line ${className}`}>
      <section
        ref={box}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys, too
        tabIndex={0}
        aria-label={t('messages')}
        className="min-h-40 grow overflow-y-auto px-3.5 py-3.5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus sm:px-4.5"
      >
        {query.hasNextPage && (
          <Button
            size="small"
            variant="ghost"
            onPress={() => void query.fetchNextPage()}
            isPending={query.isFetchingNextPage}
            className="mx-auto mb-3 flex"
          >
            {t('older')}
          </Button>
        )}
        {notes.length === 0 ? (
          <p className="py-6 text-center text-pretty text-muted">{empty}</p>
        ) : (
          <ThreadNotes notes={notes} newFrom={newFrom} now={now} otherSide={otherSide} of={of} />
        )}
        <div ref={end} className="h-px" />
      </section>
      {/* It is said without moving anything: it lies over the last line that is seen. */}
      <output className="relative block">
        {isNewBelow && (
          <Button
            variant="primary"
            size="small"
            icon={ArrowDown}
            onPress={goToEnd}
            className="absolute! start-1/2 bottom-2 -translate-x-1/2 rounded-full! shadow-high rtl:translate-x-1/2"
          >
            {t('newBelow')}
          </Button>
        )}
      </output>
      <PresenceLine of={presence} otherSide={otherSide} />
      <div className="grid gap-2.5 border-t border-line px-3.5 py-3 sm:px-4.5">
        {closed ?? <Composer {...props} {...writing} lastSeen={notes.at(-1)?.id ?? 0} />}
      </div>
    </div>
  )
}

type ComposerProps = ThreadPanelProps & { lastSeen: number } & Pick<ReturnType<typeof usePresence>, 'writes' | 'stops'>

function Composer({ of, owner, tools, filesLeft, lastSeen, writes, stops }: ComposerProps) {
  const t = useThreadWords()
  const [text, setText] = useKeptDraft(owner, of)
  const attachments = useAttachments({ attach: of.attach, kept: keptFilesOf(owner, of) })
  const notify = useSnackbar()
  const latest = useRef(text)
  useEffect(() => void (latest.current = text), [text])
  // What was typed while it was sent stays.
  // A message was sent after all that were seen: whoever writes the next one before it is read back has seen it.
  const [sentUpTo, setSentUpTo] = useState(0)
  const [field, setField] = useState<HTMLTextAreaElement | null>(null)
  const sendButton = useRef<HTMLButtonElement>(null)
  const { write, isPending, isSecond } = useSend(of, (sent) => {
    // The button has nothing to send now, and what is disabled drops the focus.
    if (document.activeElement === sendButton.current) field?.focus()
    setSentUpTo(sent.lastSeen + 1)
    if (latest.current.trim() === sent.text) setText('')
    attachments.clear(sent.files)
    stops()
  })
  useShortcuts(t('messages'), [{ keys: ['KeyM'], label: t('writeKey'), onPress: () => field?.focus() }])
  const put = (added: string) => {
    const joined = text.trim() === '' ? added : `${text.trimEnd()}\n${added}`
    if (joined.length > mostCharacters) {
      notify('error', t('tooLong', { count: mostCharacters }))
      return
    }
    setText(joined)
    // Once the menu has given the focus back.
    requestAnimationFrame(() => requestAnimationFrame(() => field?.focus()))
  }
  const type = (now: string) => {
    setText(now)
    if (now.trim() === '') stops()
    else writes()
  }
  const words = text.trim()
  const isEmpty = words === '' && attachments.ids.length === 0
  const isWaiting = isPending || attachments.isPending
  const send = () => {
    if (!isEmpty && !isWaiting) write({ text: words, lastSeen: Math.max(lastSeen, sentUpTo), files: attachments.ids })
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    send()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the keys of the field in it
    <div className="grid gap-2.5" onKeyDown={sendByKey}>
      {isSecond && (
        <Callout tone="warning" title={t('unseen')} isNews>
          {t('unseenText')}
        </Callout>
      )}
      <TextArea
        label={t('write')}
        value={text}
        onChange={type}
        maxLength={mostCharacters}
        rows={2}
        inputRef={setField}
      />
      <Attachments of={attachments} />
      <div className="flex flex-wrap items-center gap-2">
        <AttachButton of={attachments} />
        {tools?.({ put })}
        <span className="text-small text-muted pointer-coarse:hidden">{t('writeHint')}</span>
        <Button
          ref={sendButton}
          variant="primary"
          icon={SendHorizontal}
          onPress={send}
          isDisabled={isEmpty}
          isPending={isWaiting}
          className="ms-auto [&_svg]:rtl:-scale-x-100"
        >
          {t('send')}
        </Button>
      </div>
      <AttachHint />
      {filesLeft?.(attachments.ids.length)}
    </div>
  )
}

/** The line stays where it was when the thread was opened: reading it does not take it away. */
function useNewFrom(notes: readonly ThreadNote[] | undefined): number | undefined {
  const [from, setFrom] = useState<number | null>()
  if (from === undefined && notes !== undefined) {
    setFrom(notes.find(({ isOurs, isRead }) => !isOurs && !isRead)?.id ?? null)
  }
  return from ?? undefined
}

function ThreadSkeleton() {
  return (
    <Loading className="grid gap-3 border-t border-line px-3.5 py-4 sm:px-4.5">
      <Skeleton className="h-14 w-2/3 justify-self-end rounded-card" />
      <Skeleton className="h-14 w-2/3 rounded-card" />
      <Skeleton className="h-20 rounded-control" />
    </Loading>
  )
}
