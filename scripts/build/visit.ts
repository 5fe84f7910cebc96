import type { Manifest } from 'vite'

export type Bytes = { plain: number; gzip: number; br: number }
export type Loaded = { file: string } & Bytes
export type Visit = { scripts: Loaded[]; styles: Loaded[] }

/** What a browser loads before it shows these modules: what they and index.html need at once, each file once. */
export function visit(manifest: Manifest, modules: readonly string[], measure: (file: string) => Bytes): Visit {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const start of ['index.html', ...modules]) follow(start)
  const measured = (files: Set<string>) => [...files].map((file) => ({ file, ...measure(file) }))
  return { scripts: measured(scripts), styles: measured(styles) }

  function follow(name: string): void {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`${name} is not in the manifest`)
    if (scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    chunk.css?.forEach((file) => styles.add(file))
    chunk.imports?.forEach(follow)
  }
}

export function sumOf(files: readonly Bytes[]): Bytes {
  const add = (key: keyof Bytes) => files.reduce((sum, file) => sum + file[key], 0)
  return { plain: add('plain'), gzip: add('gzip'), br: add('br') }
}
