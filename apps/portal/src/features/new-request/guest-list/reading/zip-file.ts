import { ListRefused } from '#features/new-request/guest-list/reading/list-table.ts'

/** All files of an archive together may unpack to so much: a few kilobytes can promise gigabytes. */
const mostUnpacked = 8 * 1024 * 1024
/** A piece unpacks to a thousand times as much at worst, before anybody can look at it. */
const packedPiece = 2048
const mostEntries = 500

const endOfDirectory = 0x06054b50
const directoryHeader = 0x02014b50
const endLength = 22
const longestComment = 0xffff
const stored = 0
const deflated = 8

type Entry = { method: number; packedBytes: number; offset: number }
export type ZipFile = { read(name: string): Promise<string | undefined> }

/** Opens an archive without unpacking it; each file is unpacked when it is asked for, and read as UTF-8. */
export function openZip(bytes: Uint8Array): ZipFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = entriesOf(view, bytes)
  let left = mostUnpacked
  return {
    async read(name) {
      const entry = entries.get(name)
      if (entry === undefined) return undefined
      const unpacked = await unpack(contentOf(view, bytes, entry), entry.method, left)
      left -= unpacked.length
      return new TextDecoder('utf-8', { fatal: true }).decode(unpacked)
    },
  }
}

function entriesOf(view: DataView, bytes: Uint8Array): Map<string, Entry> {
  const end = endRecordIn(view)
  const count = view.getUint16(end + 10, true)
  if (count > mostEntries) throw new ListRefused('unreadable')
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== directoryHeader) throw new ListRefused('unreadable')
    const nameLength = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** It stands at the very end, before a comment that may be there. */
function endRecordIn(view: DataView): number {
  const first = Math.max(0, view.byteLength - endLength - longestComment)
  for (let at = view.byteLength - endLength; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endOfDirectory) return at
  }
  throw new ListRefused('unreadable')
}

/** The name and its extras stand before the content once more, and not always as long as in the directory. */
function contentOf(view: DataView, bytes: Uint8Array, { offset, packedBytes }: Entry): Uint8Array<ArrayBuffer> {
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  return new Uint8Array(bytes.subarray(start, start + packedBytes))
}

async function unpack(content: Uint8Array<ArrayBuffer>, method: number, most: number): Promise<Uint8Array> {
  if (method === stored) return content
  if (method !== deflated) throw new ListRefused('unreadable')
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const reader = inPieces(content).pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    pieces.push(step.value)
    length += step.value.length
    if (length > most) {
      await reader.cancel()
      throw new ListRefused('tooMuch')
    }
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer())
}

/** Each is handed out when the one before is unpacked. */
function inPieces(content: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0
  return new ReadableStream(
    {
      pull(controller) {
        if (at >= content.length) return controller.close()
        controller.enqueue(content.subarray(at, at + packedPiece))
        at += packedPiece
      },
    },
    { highWaterMark: 0 },
  )
}
