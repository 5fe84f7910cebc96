/** Hands out the key of a write, so that the server can tell "once more" from "again". */
export type WriteKeys = {
  keyFor: (contents: unknown) => string
  /** It was done: the next write is a new one. */
  settle: () => void
}

/** A write that was begun, and of which nobody has heard that it was done. */
export type OpenWrite = { contents: unknown; key: string }

/**
 * Until it is done, the same contents get the same key; other contents are another write. A refusal changes nothing
 * about that: it speaks of its own try, and an earlier one, whose answer was lost, may have been done all the same. The
 * server forgets the key with whatever it refuses. A draft that outlives the tab keeps the open write with it: whoever
 * closes the tab before the answer comes, and sends the draft again, asks once more and not again.
 */
export function createWriteKeys({
  begun,
  keep = () => {},
  newKey = () => crypto.randomUUID(),
}: Options = {}): WriteKeys {
  let open = begun && { contents: textOf(begun.contents), key: begun.key }
  return {
    keyFor(contents) {
      const text = textOf(contents)
      if (open?.contents === text) return open.key
      const key = newKey()
      open = { contents: text, key }
      keep({ contents, key })
      return key
    },
    settle() {
      open = undefined
      keep(undefined)
    },
  }
}

type Options = {
  /** What the draft has kept. */
  begun?: OpenWrite | undefined
  /** Called before the write is sent, and with nothing when it was done. */
  keep?: (open: OpenWrite | undefined) => void
  newKey?: () => string
}

/** A press without contents has a text too, and a file is told from another by what the browser knows of it. */
function textOf(contents: unknown): string {
  return JSON.stringify([contents], (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )
}
