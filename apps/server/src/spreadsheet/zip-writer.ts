import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = { name: string; content: Uint8Array }

const localHeader = 0x04034b50
const directoryHeader = 0x02014b50
const endOfDirectory = 0x06054b50
const deflated = 8
/** 1 January 1980, the first day that the format knows: the same content makes the same file. */
const noDate = 0x0021

/** Packs files into a zip archive. Names are ASCII, and everything stays far below four gigabytes. */
export function zip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content } of entries) {
    const packed = deflateRawSync(content)
    const facts = factsOf(name, content, packed)
    const local = Buffer.concat([signed(localHeader), facts, Buffer.from(name, 'latin1'), packed])
    const made = Buffer.from([20, 0])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([signed(directoryHeader), made, facts, place, Buffer.from(name, 'latin1')]))
    parts.push(local)
    offset += local.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(index.length, 8)
  end.writeUInt32LE(offset, 12)
  return new Uint8Array(Buffer.concat([...parts, index, signed(endOfDirectory), end]))
}

function signed(signature: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(signature)
  return bytes
}

/** What stands the same way before a file and in the directory. */
function factsOf(name: string, content: Uint8Array, packed: Buffer): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(deflated, 4)
  facts.writeUInt16LE(noDate, 8)
  facts.writeUInt32LE(crc32(content), 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(content.length, 18)
  facts.writeUInt16LE(name.length, 22)
  return facts
}
