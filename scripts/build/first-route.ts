import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'

export type Script = { file: string; gzip: number }

/** The scripts a browser loads before the first screen: what index.html and the chunks named for login need at once. */
export function firstRoute(manifest: Manifest, read: (file: string) => Buffer): Script[] {
  const files = new Set<string>()
  const lazy = Object.keys(manifest).filter((name) => manifest[name]?.isDynamicEntry && /login/.test(name))
  for (const start of ['index.html', ...lazy]) follow(start)
  return [...files].map((file) => ({ file, gzip: gzipSync(read(file)).length }))

  function follow(name: string): void {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`${name} is not in the manifest`)
    if (!chunk.file.endsWith('.js') || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(follow)
  }
}
