import { inflateRawSync } from 'node:zlib'

/** Why an archive cannot be opened; whoever asked for it says it in words. */
export class BrokenZip extends Error {
  override name = 'BrokenZip'
}

export type ZipLimits = { entries: number; unpackedBytes: number }

type Entry = { method: number; packed: number; size: number; offset: number }

/**
 * Opens an archive without unpacking it. Each file is unpacked when it is asked for, and never beyond what all of them
 * together may hold: a few kilobytes can promise gigabytes, and what they promise need not be true either.
 */
export function openZip(archive: Uint8Array, limits: ZipLimits) {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength)
  const entries = readDirectory(bytes, limits)
  let left = limits.unpackedBytes

  return {
    has: (name: string) => entries.has(name),
    read(name: string): Buffer {
      const entry = entries.get(name)
      if (entry === undefined) throw new BrokenZip(`${name} is missing`)
      const content = unpack(bytes, entry, left)
      left -= content.length
      return content
    },
  }
}

function readDirectory(bytes: Buffer, limits: ZipLimits): Map<string, Entry> {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (end < 0 || end + 22 > bytes.length) throw new BrokenZip('has no directory')
  const count = bytes.readUInt16LE(end + 10)
  if (count > limits.entries) throw new BrokenZip('holds too many files')
  const entries = new Map<string, Entry>()
  let at = bytes.readUInt32LE(end + 16)
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw new BrokenZip('its directory is broken')
    const isEncrypted = (bytes.readUInt16LE(at + 8) & 1) === 1
    if (isEncrypted) throw new BrokenZip('is locked by a password')
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    entries.set(name, {
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

function unpack(bytes: Buffer, entry: Entry, atMost: number): Buffer {
  const { offset, packed, method, size } = entry
  if (offset + 30 > bytes.length) throw new BrokenZip('a file lies outside')
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  const content = bytes.subarray(start, start + packed)
  if (content.length < packed) throw new BrokenZip('a file is cut off')
  if (size > atMost) throw new BrokenZip('unpacks to too much')
  if (method === 0) return content
  if (method !== 8) throw new BrokenZip('is packed in an unknown way')
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, atMost) })
  } catch (cause) {
    throw new BrokenZip('a file cannot be unpacked', { cause })
  }
}
