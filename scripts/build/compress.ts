import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Pictures and fonts are packed by nature. */
const worthPacking = /\.(js|css|html|svg|json|txt|webmanifest|xml)$/

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Leaves NAME.br and NAME.gz beside every file of a built folder that gets smaller by it, as small as they get. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && worthPacking.test(entry.name))
  // zlib works in its own threads: all at once keeps every core busy.
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

async function compressFile(file: string): Promise<void> {
  const plain = await readFile(file)
  const packings = [
    [
      '.br',
      brotli(plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        },
      }),
    ],
    ['.gz', zip(plain, { level: constants.Z_BEST_COMPRESSION })],
  ] as const
  for (const [extension, packing] of packings) {
    const packed = await packing
    if (packed.length < plain.length) await writeFile(file + extension, packed)
  }
}
