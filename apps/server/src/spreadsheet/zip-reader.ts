import type { Readable } from 'node:stream'
import { fromBufferPromise, type Entry } from 'yauzl'

/** Why an archive cannot be opened; whoever asked for it says it in words. */
export class BrokenZip extends Error {
  override name = 'BrokenZip'
}

export type ZipLimits = { entries: number; unpackedBytes: number }
export type Archive = { read(name: string): Promise<Readable> }

/**
 * Opens an archive without unpacking it. Each file is unpacked when it is asked for, and never beyond what all of them
 * together may hold: a few kilobytes can promise gigabytes. yauzl ends a stream that unpacks to more than promised.
 */
export async function openZip(content: Uint8Array, limits: ZipLimits): Promise<Archive> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const archive = await fromBufferPromise(bytes, { lazyEntries: true }).catch(broken)
  if (archive.entryCount > limits.entries) throw new BrokenZip('holds too many files')
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of archive.eachEntry()) {
      if (entries.has(entry.fileName)) throw new BrokenZip(`${entry.fileName} is there twice`)
      entries.set(entry.fileName, entry)
    }
  } catch (cause) {
    broken(cause)
  }
  let left = limits.unpackedBytes
  return {
    async read(name) {
      const entry = entries.get(name)
      if (entry === undefined) throw new BrokenZip(`${name} is missing`)
      left -= entry.uncompressedSize
      if (left < 0) throw new BrokenZip('unpacks to too much')
      return archive.openReadStreamPromise(entry).catch(broken)
    },
  }
}

function broken(cause: unknown): never {
  throw cause instanceof BrokenZip ? cause : new BrokenZip('cannot be opened', { cause })
}
