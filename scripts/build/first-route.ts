import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'

export type Script = { file: string; gzip: number }

/** The scripts a browser loads before the first screen: what index.html and the login page's own chunk need at once. */
export function firstRoute(manifest: Manifest, read: (file: string) => Buffer): Script[] {
  const lazy = manifest['index.html']?.dynamicImports ?? []
  const files = new Set<string>()
  for (const start of ['index.html', ...lazy.filter((name) => /login/.test(name))]) follow(start)
  return [...files].map((file) => ({ file, gzip: gzipSync(read(file)).length }))

  function follow(name: string): void {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`${name} is not in the manifest`)
    if (!chunk.file.endsWith('.js') || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(follow)
  }
}
