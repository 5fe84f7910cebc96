import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { mostNoteFiles } from '@sarai/wire/portal/notes.ts'
import { uploadRule } from '@sarai/wire/portal/uploads.ts'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { useUnsaved } from '@sarai/ui/kit/overlay/unsaved.ts'
import { useTellFailure } from '#failure/tell-failure.ts'
import type { Conversation } from '#thread/conversation.ts'
import type { keptFilesOf } from '#thread/kept-draft.ts'
import { useThreadWords } from '#thread/thread-words.ts'

export const mostMegabytes = uploadRule.maxBytes / 1024 / 1024

/** A file beside a message that is not sent yet: on its way, or taken in. */
export type Attachment = { readonly key: number; readonly name: string; readonly id?: string }

type AttachmentsProps = Pick<Conversation, 'attach'> & {
  /** Where they are kept beside a draft; without it, leaving the page loses them, and asks first. */
  kept?: ReturnType<typeof keptFilesOf>
}

/** Each file goes up as soon as it is chosen, one after the other; what is refused is said and goes. */
export function useAttachments({ attach, kept }: AttachmentsProps) {
  const t = useThreadWords()
  const notify = useSnackbar()
  const tellFailure = useTellFailure()
  const [files, setFiles] = useState<readonly Attachment[]>(() =>
    (kept?.read() ?? []).map(({ id, name }, place) => ({ key: -1 - place, name, id })),
  )
  useUnsaved(kept ? files.some(({ id }) => id === undefined) : files.length > 0)
  const nextKey = useRef(0)
  const queue = useRef(Promise.resolve())
  /** What is taken away while it goes up arrives all the same. */
  const takenAway = useRef(new Set<number>())

  const remove = (key: number) => {
    takenAway.current.add(key)
    kept?.drop([files.find((file) => file.key === key)?.id])
    setFiles((now) => now.filter((file) => file.key !== key))
  }
  const send = async (key: number, file: File) => {
    try {
      const id = await attach(file)
      if (!takenAway.current.has(key)) kept?.add({ id, name: file.name })
      setFiles((now) => now.map((one) => (one.key === key ? { ...one, id } : one)))
    } catch (error) {
      remove(key)
      const why = error as Error
      tellFailure(why, t('fileRefused', { name: file.name, why: why.message }))
    }
  }
  const add = (chosen: readonly File[]) => {
    const large = chosen.filter(({ size }) => size > uploadRule.maxBytes)
    if (large.length > 0) notify('error', t('fileTooLarge', { name: large[0]!.name, megabytes: mostMegabytes }))
    const fitting = chosen.filter((file) => !large.includes(file))
    const taken = fitting.slice(0, mostNoteFiles - files.length)
    if (taken.length < fitting.length) notify('error', t('tooManyFiles', { count: mostNoteFiles }))
    for (const file of taken) {
      const key = (nextKey.current += 1)
      setFiles((now) => [...now, { key, name: file.name }])
      queue.current = queue.current.then(() => send(key, file))
    }
  }
  return {
    files,
    ids: files.flatMap(({ id }) => id ?? []),
    isPending: files.some(({ id }) => id === undefined),
    isFull: files.length >= mostNoteFiles,
    add,
    remove,
    // Drawn before the next page is asked for: what was sent is nothing to ask about on the way there.
    clear: (sent: readonly string[]) => {
      kept?.drop(sent)
      flushSync(() => setFiles((now) => now.filter(({ id }) => id === undefined || !sent.includes(id))))
    },
  }
}
