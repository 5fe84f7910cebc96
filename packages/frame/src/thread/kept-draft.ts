import { useEffect, useState } from 'react'
import { msPerHour } from '@sarai/domain/ground/hotel-time.ts'
import type { Conversation } from '#thread/conversation.ts'

const beginning = 'sarai.note.'
/** Told to a field that is on the screen already. */
const putEvent = 'sarai-draft-put'

type Of = Pick<Conversation, 'topic' | 'id'>
const keyOf = (owner: string, { topic, id }: Of) => `${beginning}${owner}.${topic === 'ticket' ? 'ticket-' : ''}${id}`

/** Words for the next message, once, after those that are there: the field has them when it is seen. */
export function putDraft(owner: string, of: Of, words: string): void {
  const key = keyOf(owner, of)
  const before = textOf(key).trimEnd()
  if (before.includes(words.trim())) return
  keep(key, before === '' ? words : `${before}\n${words}`)
  dispatchEvent(new Event(putEvent))
}

/** What somebody was writing in a thread, in this browser: it survives a reload and a look at another page. */
export function useKeptDraft(owner: string, of: Of): [string, (text: string) => void] {
  const key = keyOf(owner, of)
  const [kept, setKept] = useState(() => ({ key, text: textOf(key) }))
  // Another thread, or whose it is has become known: its own draft.
  const text = kept.key === key ? kept.text : textOf(key)
  useEffect(() => {
    const read = () => setKept({ key, text: textOf(key) })
    addEventListener(putEvent, read)
    return () => removeEventListener(putEvent, read)
  }, [key])
  const set = (now: string) => {
    setKept({ key, text: now })
    keep(key, now)
  }
  return [text, set]
}

/** A file that has gone up for the next message, and when. */
type KeptFile = { readonly id: string; readonly name: string; readonly at: number }

/** After a day the server forgets what went along with no message: before that it is no longer offered. */
const filesLastMs = 20 * msPerHour

/** The files beside what somebody was writing. They are kept apart from the page: one may be left while its message goes. */
export function keptFilesOf(owner: string, of: Of) {
  const key = `${keyOf(owner, of)}.files`
  const read = (): readonly KeptFile[] => {
    try {
      const files = JSON.parse(textOf(key) || '[]') as KeptFile[]
      return files.filter(({ at }) => Date.now() - at < filesLastMs)
    } catch {
      return []
    }
  }
  const write = (files: readonly KeptFile[]) => keep(key, files.length === 0 ? '' : JSON.stringify(files))
  return {
    read,
    add: (file: Omit<KeptFile, 'at'>) => write([...read(), { ...file, at: Date.now() }]),
    drop: (ids: readonly (string | undefined)[]) => write(read().filter(({ id }) => !ids.includes(id))),
  }
}

/** Storage may be full or forbidden: then a draft lasts as long as its page. */
function textOf(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function keep(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // It is still in the field.
  }
}

/** When somebody logs out: whoever sits here next finds nothing of theirs. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(beginning)) localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
