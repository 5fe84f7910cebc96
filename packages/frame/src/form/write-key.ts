/** Hands out the key of a write, so that the server can tell "once more" from "again". */
export type WriteKeys = {
  keyFor: (contents: unknown) => string
  /** An answer arrived, whatever it was: the next write is a new one. */
  settle: () => void
}

/** A write that was begun, and of whose outcome nobody has heard. */
export type OpenWrite = { contents: unknown; key: string }

/**
 * While the outcome is not known, the same contents get the same key; other contents are another write. A draft that
 * outlives the tab keeps the open write with it: whoever closes the tab before the answer comes, and sends the draft
 * again, asks once more and not again.
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
  /** Called before the write is sent, and with nothing when its answer is there. */
  keep?: (open: OpenWrite | undefined) => void
  newKey?: () => string
}

/** A press without contents has a text too, and a file is told from another by what the browser knows of it. */
function textOf(contents: unknown): string {
  return JSON.stringify([contents], (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )
}
