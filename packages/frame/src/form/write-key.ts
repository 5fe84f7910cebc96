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
      const text = JSON.stringify(contents)
      if (open?.contents !== text) open = { contents: text, key: newKey() }
      return open.key
    },
    settle() {
      open = undefined
    },
  }
}
