/** Hands out the key of a write, so that the server can tell "once more" from "again". */
export type WriteKeys = {
  keyFor: (contents: unknown) => string
  /** An answer arrived, whatever it was: the next write is a new one. */
  settle: () => void
}

/** While the outcome is not known, the same contents get the same key; other contents are another write. */
export function createWriteKeys(newKey: () => string = () => crypto.randomUUID()): WriteKeys {
  let open: { contents: string; key: string } | undefined
  return {
    keyFor(contents) {
      const text = textOf(contents)
      if (open?.contents !== text) open = { contents: text, key: newKey() }
      return open.key
    },
    settle() {
      open = undefined
    },
  }
}

/** A press without contents has a text too, and a file is told from another by what the browser knows of it. */
function textOf(contents: unknown): string {
  return JSON.stringify([contents], (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )
}
