import { ListRefused } from '#features/new-request/guest-list/reading/list-table.ts'

/** What no text holds: a picture, a PDF and the old .xls do. */
const noText = /[^\P{Cc}\t\n\r\f\v]/u

/**
 * A text file as programs here write it: UTF-8, "Unicode text" of Excel (UTF-16), or what Excel on a Persian Windows
 * calls CSV (Windows-1256).
 */
export function textOfBytes(bytes: Uint8Array): string {
  const text = decoded(bytes)
  if (noText.test(text)) throw new ListRefused('unreadable')
  return text
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1256').decode(bytes)
  }
}
